import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** Wrong: the count is a second state. Every handler must update it, and Clear does not. */
export function KeepsACopy() {
  const [note, setNote] = useState('')
  const [words, setWords] = useState(0)

  function write(text: string): void {
    setNote(text)
    setWords(text.match(/\S+/g)?.length ?? 0)
  }

  return (
    <Page
      title="Which entries changed?"
      lead="Choose between invalidating, refetching and setting, and reach exactly the entries that changed."
    >
      <Field label="Your note" value={note} onChange={(event) => write(event.target.value)} />
      <Banner>{words === 0 ? 'No words yet' : pluralize(words, 'word')}</Banner>
      <Row>
        <Button onClick={() => setNote('')}>Clear</Button>
      </Row>
    </Page>
  )
}
