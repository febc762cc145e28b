import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
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
    takeBack: (before: { times: Times }) => setTimes(before.times),
    reset: () => setTimes({}),
  }
  return <TimeAxis title="A race of two answers" axis={movable} playhead={playhead} instrument={instrument} />
}

const meta = preview.meta({
  title: 'Components/For authors/Time axis with times to move',
  render: () => <Movable />,
})

/** Only the browser moves a slider by arrow keys and pointer, so the test sets its value. */
export const BySliders = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const end = canvas.getByRole('slider', { name: 'End of posts?userId=1' })
    const reset = canvas.getByRole('button', { name: 'Reset times' })
    const outcome = canvas.getByRole('status', { name: 'With your times' })
    await step('each press and each end has a slider, once for both sides', async () => {
      const [time, ...sliders] = canvas.getAllByRole<HTMLInputElement>('slider')
      await expect(time).toHaveAccessibleName('Time')
      await expect(sliders.map(({ labels, value }) => `${labels?.[0]?.textContent}: ${value}`)).toEqual([
        'Press of User 1: 0',
        'Press of User 2: 300',
        'End of posts?userId=1: 2000',
        'End of posts?userId=2: 600',
      ])
      await expect(outcome).toHaveTextContent(/^Move the end of a request, or a press/)
    })
    await step('it says its time, and the lesson’s', async () => {
      fireEvent.change(end, { target: { value: '1200' } })
      await expect(end).toHaveAttribute('aria-valuetext', 'after 1.2 s, was 2.0 s')
      await expect(outcome).toHaveTextContent('Both sides show the same now.')
    })
    await step('the lesson’s times come back', async () => {
      await userEvent.click(reset)
      await expect(end).toHaveAttribute('aria-valuetext', 'after 2.0 s')
      await expect(reset).toHaveAttribute('aria-disabled', 'true')
      await expect(reset).toHaveFocus()
    })
  },
})
