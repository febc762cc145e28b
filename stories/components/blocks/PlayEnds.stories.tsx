import { useState } from 'react'
import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { Field } from '#ui/Field.tsx'
import { Column } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/For authors/A check that is over',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: () => (
    <Column>
      <AnswerSlot>
        <CrashesAtC />
      </AnswerSlot>
      <Field label="Next" />
    </Column>
  ),
})

function CrashesAtC() {
  const [text, setText] = useState('')
  if (text.includes('c')) throw new Error('No c, please.')
  return <Field label="Answer" value={text} onChange={(event) => setText(event.target.value)} />
}

/** What gets the focus then may be the learner's editor. */
export const TypesNothingAfterACrash = meta.story({
  parameters: { console: { expected: [/No c, please/] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    let typing: Promise<void> | undefined
    const check = graded(() => (typing = userEvent.type(canvas.getByLabelText('Answer'), 'abcde')))
    await expect(check(context)).rejects.toThrow('Your code threw: No c, please.')
    canvas.getByLabelText('Next').focus()
    await expect(typing).rejects.toThrow(/^This run is over/)
    await expect(canvas.getByLabelText('Next')).toHaveValue('')
    await expect(() => userEvent.keyboard('f')).toThrow(/^This run is over/)
  },
})

/** What gets the focus then is on another page. */
export const TypesNothingOnceItsPageIsLeft = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const elsewhere = document.createElement('input')
    const answer = canvas.getByLabelText('Answer')
    answer.addEventListener('input', leave, { once: true })
    await expect(userEvent.type(answer, 'ab')).rejects.toThrow(/^This run is over/)
    await expect(elsewhere).toHaveValue('')
    elsewhere.replaceWith(canvasElement)

    function leave(): void {
      canvasElement.replaceWith(elsewhere)
      elsewhere.focus()
    }
  },
})
