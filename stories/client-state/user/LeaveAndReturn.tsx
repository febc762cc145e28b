import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** Something that can be left and come back to, as by a link. */
export function LeaveAndReturn({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true)
  return (
    <Stack>
      <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Return'}</Button>
      {here ? children : <p>You are somewhere else.</p>}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space.m};

  & > button {
    justify-self: start;
  }
`
