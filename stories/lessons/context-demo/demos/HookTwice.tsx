import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Names } from './Names.ts'
import { useStoredName } from './useStoredName.ts'

/** Wrong: two components call the hook, so there are two states. Using the same key does not connect them. */
export function HookTwice() {
  const [mounts, setMounts] = useState(1)
  return (
    <Names>
      <Name />
      <Greeting key={mounts} />
      <div>
        <Button onClick={() => setMounts(mounts + 1)}>Mount the greeting again</Button>
      </div>
    </Names>
  )
}

function Name() {
  const [name, setName] = useStoredName('hook-twice')
  return <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />
}

function Greeting() {
  const [name] = useStoredName('hook-twice')
  return <p>Hello, {name === '' ? 'nobody' : name}.</p>
}
