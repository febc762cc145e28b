import * as v from 'valibot'
import { useLocalStorage } from '#storage/useLocalStorage.ts'
import { Field } from '#ui/Field.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

const Name = v.string()

/** A custom hook: its value survives a reload, and other tabs follow it (behaviour §4.8, `demo-name`). */
export function CustomHookCard() {
  const [name, setName] = useLocalStorage('demo-name', Name, '')
  return (
    <TitledCard title="Custom hooks">
      <Field
        label="Your name"
        hint="useLocalStorage keeps it under “demo-name”. Reload the page, or open it in a second tab."
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p>{name.trim() === '' ? 'Hello, stranger.' : `Hello, ${name.trim()}.`}</p>
    </TitledCard>
  )
}
