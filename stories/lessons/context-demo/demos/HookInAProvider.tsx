import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { Field } from '#ui/Field.tsx'
import { Names } from './Names.ts'
import { useStoredName } from './useStoredName.ts'

const NameContext = createContext<readonly [string, (name: string) => void]>(['', () => {}])

/** Right: one component calls the hook, and a context passes its state to all others. */
export function HookInAProvider() {
  return (
    <NameProvider>
      <Names>
        <Name />
        <Greeting />
      </Names>
    </NameProvider>
  )
}

function NameProvider({ children }: { children: ReactNode }) {
  return <NameContext value={useStoredName('hook-in-a-provider')}>{children}</NameContext>
}

function Name() {
  const [name, setName] = useContext(NameContext)
  return <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />
}

function Greeting() {
  const [name] = useContext(NameContext)
  return <p>Hello, {name === '' ? 'nobody' : name}.</p>
}
