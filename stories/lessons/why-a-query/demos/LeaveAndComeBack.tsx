import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'

/** Unmounts its children and mounts them again, as navigation does. */
export function LeaveAndComeBack({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true)
  return (
    <Column $gap="s">
      <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
      {here && children}
    </Column>
  )
}
