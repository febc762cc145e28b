import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PredictVerdict } from '#course/prediction/PredictVerdict.tsx'

const meta = preview.meta({
  title: 'Components/For authors/Verdict of a prediction',
  component: PredictVerdict,
  parameters: { layout: 'padded' },
  args: { source: 'The log says', why: 'Each key is an entry of its own.' },
})

export const Measured = meta.story({
  args: { state: { is: 'measured', said: '1, because both read the same entry', measured: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '✗ You said “1”, because both read the same entry. The log says 2. Each key is an entry of its own.',
    )
  },
})

/** What was said is what was measured, so it stands there once. */
export const MeasuredAsSaid = meta.story({
  args: {
    state: {
      is: 'measured',
      said: '2, because each has its own key',
      measured: '2, because each has its own key',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '✓ Right. You said “2”, because each has its own key. Each key is an entry of its own.',
    )
  },
})

/** Nothing is judged before it has run. */
export const Running = meta.story({
  args: { state: { is: 'running', said: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You said 2\. The demo runs …$/)
  },
})
