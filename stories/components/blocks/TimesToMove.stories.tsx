import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { axisOf } from '#course/time/axis.ts'
import { createPlayhead } from '#course/time/playhead.ts'
import { TimeAxis } from '#course/time/TimeAxis.tsx'
import type { Times } from '#course/time/times.ts'
import { raceOfTwo } from './raceOfTwo.ts'

const movable = axisOf(
  raceOfTwo.runs.map(({ title, recording }) => ({
    title,
    recording: {
      ...recording,
      presses: recording.presses.map((press) => ({
        ...press,
        deed: { does: 'press' as const, name: press.says, before: 0 },
      })),
      requests: recording.requests.map((request) => ({
        ...request,
        key: `GET ${request.says} 1`,
        takesMs: (request.to ?? 0) - request.from,
      })),
    },
  })),
)

/** Its times move, and no world runs again with them. */
function Movable() {
  const [playhead] = useState(() => createPlayhead(movable))
  const [times, setTimes] = useState<Times>({})
  const instrument = {
    lesson: movable,
    times,
    isRunning: false,
    comparison: { isAlike: true, says: 'Both sides show the same now.' },
    move: (id: string, ms: number) => setTimes((others) => ({ ...others, [id]: ms })),
    settle: () => undefined,
    reset: () => setTimes({}),
  }
  return <TimeAxis title="A race of two answers" axis={movable} playhead={playhead} instrument={instrument} />
}

const meta = preview.meta({
  title: 'Components/For authors/Time axis with times to move',
  render: () => <Movable />,
})

export const ByKeysAndByNumbers = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const end = canvas.getByRole('slider', { name: 'End of posts?userId=1' })
    const outcome = canvas.getByRole('status', { name: 'With your times' })
    await step('each press and each end is a slider, once for both sides', async () => {
      await expect(canvas.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))).toEqual([
        'Press of User 1',
        'Press of User 2',
        'End of posts?userId=1',
        'End of posts?userId=2',
        'Time',
      ])
      await expect(outcome).toHaveTextContent(/^Drag the end of a request, or a press/)
    })
    await step('keys move it by 0.1 and 0.5 seconds, and to both of its limits', async () => {
      end.focus()
      await userEvent.keyboard('{ArrowLeft}{PageDown}')
      await expect(end).toHaveAttribute('aria-valuenow', '1400')
      await userEvent.keyboard('{End}{ArrowUp}')
      await expect(end).toHaveAttribute('aria-valuenow', '3000')
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(end).toHaveAttribute('aria-valuenow', '200')
      await expect(outcome).toHaveTextContent('Both sides show the same now.')
    })
    await step('a number says the same, and can be typed', async () => {
      await userEvent.click(canvas.getByText('Times in ms'))
      const field = canvas.getByRole('spinbutton', { name: 'End of posts?userId=1' })
      await expect(field).toHaveValue(200)
      await userEvent.clear(field)
      await userEvent.type(field, '1200')
      await expect(end).toHaveAttribute('aria-valuenow', '1200')
      await userEvent.clear(field)
      await userEvent.type(field, '99999{Enter}')
      await expect(end).toHaveAttribute('aria-valuenow', '3000')
    })
    await step('the lesson’s times come back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset times' }))
      await expect(end).toHaveAttribute('aria-valuetext', 'answered after 2.0 seconds')
      await expect(canvas.queryByRole('button', { name: 'Reset times' })).not.toBeInTheDocument()
    })
  },
})
