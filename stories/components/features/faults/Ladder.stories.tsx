import preview from '#storybook/preview.tsx'
import { Ladder } from '#screens/errors-end-to-end/Ladder.tsx'

const noon = Date.UTC(2026, 0, 1, 12)
const failed = (startedAt: number) => ({ startedAt, endedAt: startedAt + 300, outcome: '500', failed: true })

const meta = preview.meta({
  title: 'Components/Features/Faults/Ladder',
  component: Ladder,
  parameters: { layout: 'padded' },
  args: {
    attempts: [failed(noon), failed(noon + 1300), failed(noon + 3600)],
    isWaiting: false,
    isPaused: false,
  },
})

export const Failed = meta.story()

export const Recovered = meta.story({
  args: {
    attempts: [failed(noon), { startedAt: noon + 1300, endedAt: noon + 1600, outcome: '200', failed: false }],
  },
})

export const Paused = meta.story({ args: { isWaiting: true, isPaused: true } })

export const Empty = meta.story({ args: { attempts: [] } })
