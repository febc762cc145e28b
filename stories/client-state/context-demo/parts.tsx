import { RenderCount } from '#lab/RenderCount.tsx'
import { Field } from '#ui/Field.tsx'

/** The input of the name, which has to render with each letter. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <div>
      <Field label="Name" value={name} onChange={(event) => onChange(event.target.value)} />
      <RenderCount of="Name field" />
    </div>
  )
}
