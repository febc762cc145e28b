import { RenderCount } from '#course/story/RenderCount.tsx'
import { Field } from '#ui/Field.tsx'
import { Column } from '#ui/layout.ts'

/** The input of the name, which has to render with each letter. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <Column $gap="xs">
      <Field label="Name" value={name} onChange={(event) => onChange(event.target.value)} />
      <span>
        <RenderCount of="Name field" />
      </span>
    </Column>
  )
}
