import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** A note, and the number of its words. */
export function SampleLesson() {
  return (
    <Page title="Sample Lesson" lead="Keep one value in state, and compute what follows from it.">
      <Note />
    </Page>
  )
}

// #region state
function Note() {
  const [note, setNote] = useState('')
  const words = note.match(/\S+/g)?.length ?? 0
  return (
    <>
      <Field label="Your note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Banner>{words === 0 ? 'No words yet' : pluralize(words, 'word')}</Banner>
      <Row>
        <Button onClick={() => setNote('')}>Clear</Button>
      </Row>
    </>
  )
}
// #endregion
