import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Ground } from '#course/story/Ground.ts'
import { proves } from '#course/story/onStage.ts'
import type { Task } from '#course/stage/task.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { SampleLesson } from './SampleLesson.tsx'

const meta = preview.meta({ title: 'Components/Screens/Sample Lesson', component: SampleLesson })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('No words yet')
  },
})

export const CountsTheWords = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await step('typing one word counts it', async () => {
      await userEvent.type(note, 'Keep')
      await expect(canvas.getByRole('status')).toHaveTextContent('1 word')
    })
    await step('typing two more counts all three', async () => {
      await userEvent.type(note, ' it simple')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 words')
    })
  },
})

export const ThreeWords: Task = {
  says: 'Type three words. Each key changes one state, and the count follows it.',
  isDone: ({ stage }) => stage.textContent.includes('3 words'),
}

export const TypesThreeWords = meta.story({
  tags: ['proof'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await userEvent.type(note, 'Keep it')
    await proves(context, ThreeWords, () => userEvent.type(note, ' simple'))
  },
})

export const ClearsTheNote = meta.story({
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await userEvent.type(note, 'Keep it simple')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(note).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('No words yet')
  },
})

export const ForgetsTheCopy = meta.story({
  render: () => <KeepsACopy />,
  play: async ({ canvas, userEvent, step }) => {
    const note = canvas.getByRole('textbox', { name: 'Your note' })
    await step('while the user types, the count is right', async () => {
      await userEvent.type(note, 'Keep it simple')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 words')
    })
    await step('Clear empties the note, but the count still says three words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(note).toHaveValue('')
      await expect(canvas.getByRole('status')).toHaveTextContent('3 words')
    })
  },
})

/** Wrong: the count is a second state. Every handler must update it, and Clear does not. */
function KeepsACopy() {
  // #region copy
  const [note, setNote] = useState('')
  const [words, setWords] = useState(0)

  function write(text: string): void {
    setNote(text)
    setWords(text.match(/\S+/g)?.length ?? 0)
  }

  return (
    <Ground>
      <Field label="Your note" value={note} onChange={(event) => write(event.target.value)} />
      <Banner>{words === 0 ? 'No words yet' : pluralize(words, 'word')}</Banner>
      <Button onClick={() => setNote('')}>Clear</Button>
    </Ground>
  )
  // #endregion
}
