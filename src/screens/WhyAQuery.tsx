import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** A note in state, and the number of its words, computed from the note. */
export function WhyAQuery() {
  // #region state
  const [note, setNote] = useState('')
  const words = note.match(/\S+/g)?.length ?? 0
  // #endregion

  return (
    <Page title="Why a query?" lead="Fetch in an effect, see five faults, and let a query take them away.">
      <Field label="Your note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Banner>{words === 0 ? 'No words yet' : pluralize(words, 'word')}</Banner>
      <Row>
        <Button onClick={() => setNote('')}>Clear</Button>
      </Row>
    </Page>
  )
}
