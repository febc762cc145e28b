import * as v from 'valibot'
import { useLocalStorage } from '#storage/useLocalStorage.ts'
import { Field } from '#ui/Field.tsx'
import { Names } from './Names.ts'

const NameSchema = v.string()

/** Also right: two components call the hook, and each reads the one value under the key, which is kept outside of both. */
export function HookOnAStore() {
  return (
    <Names>
      <Name />
      <Greeting />
    </Names>
  )
}

function Name() {
  const [name, setName] = useLocalStorage('hook-on-a-store', NameSchema, '')
  return <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />
}

function Greeting() {
  const [name] = useLocalStorage('hook-on-a-store', NameSchema, '')
  return <p>Hello, {name === '' ? 'nobody' : name}.</p>
}
