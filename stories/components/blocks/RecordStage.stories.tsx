import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Recording } from '#course/time/recording.ts'
import { recordStage } from '#course/time/recordStage.ts'

/** A choice, and what the page says of it. */
function Chosen() {
  const [user, setUser] = useState('User 1')
  return (
    <>
      <select aria-label="User" value={user} onChange={({ target }) => setUser(target.value)}>
        <option>User 1</option>
        <option>User 2</option>
      </select>
      <p>Posts of {user}</p>
    </>
  )
}

const shows = (stage: HTMLElement) =>
  `${stage.querySelector('select')?.value}: ${stage.querySelector('p')?.textContent}`

const meta = preview.meta({ title: 'Components/For authors/Record of a stage', render: () => <Chosen /> })

/** The field has its new value before React has rendered for it: nobody sees that page. */
export const NeverInTheMiddleOfAChoice = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const record = recordStage(canvasElement, shows)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'User 2')
    await waitFor(() => expect(canvas.getByText('Posts of User 2')).toBeVisible())
    const recorded: Recording = record.end()
    await expect(recorded.shown.map(({ says }) => says)).toEqual([
      'User 1: Posts of User 1',
      'User 2: Posts of User 2',
    ])
  },
})
