import { axisOf } from '#course/time/axis.ts'

const run = (title: string, atLast: string) => ({
  title,
  recording: {
    presses: [
      { at: 500, says: 'User 1' },
      { at: 800, says: 'User 2' },
    ],
    requests: [
      { id: 1, says: 'posts?userId=1', from: 500, to: 2500, outcome: 200 as const },
      { id: 2, says: 'posts?userId=2', from: 800, to: 1400, outcome: 200 as const },
    ],
    shown: [
      { from: 500, says: 'Loading...' },
      { from: 1400, says: 'User 2' },
      { from: 2500, says: atLast },
    ],
    frames: [],
    endMs: 3000,
  },
})

/** The recorded runs of a race: User 1 and at once User 2, and the answer for User 1 comes last. */
export const raceOfTwo = axisOf([run('In an effect', 'User 1'), run('With a query', 'User 2')])
