import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'

/** Unmounts its children and mounts them again, as navigation does. */
export function LeaveAndReturn({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true)
  return (
    <Column>
      <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Return'}</Button>
      {here ? children : <p>You are somewhere else.</p>}
    </Column>
  )
}
