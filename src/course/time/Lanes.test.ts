import { expect, it } from 'vitest'
import { flagOf, pressRows, sharedAndOwn } from './Lanes.tsx'

const request = (id: number, key: string, to: number) =>
  ({ id, key, says: key, from: 0, to, outcome: 200 }) as const
const run = (title: string, requests: readonly ReturnType<typeof request>[]) => ({
  title,
  recording: { presses: [], requests, shown: [], frames: [], endMs: 0 },
})

it('what both runs ask for at once is drawn once, and what one asks for is its own', () => {
  const { shared, own } = sharedAndOwn([
    run('In an effect', [request(1, 'a 1', 600), request(2, 'b 1', 600), request(3, 'c 1', 600)]),
    run('With a query', [request(1, 'a 1', 650), request(2, 'b 1', 900)]),
  ])
  expect(shared.map(({ key }) => key)).toEqual(['a 1'])
  expect(own.map((some) => some.map(({ key }) => key))).toEqual([['b 1', 'c 1'], ['b 1']])
})

it('presses stand in one line while there is room for their words', () => {
  const presses = [0, 40, 700].map((at) => ({ at, says: 'User 1' }))
  expect(pressRows(presses, 2500).map((row) => row.map(({ at }) => at))).toEqual([[0, 700], [40]])
})

it('a flag says of a choice which option it was', () => {
  const deed = { does: 'choose', name: 'Situation', before: 0, value: 'leave' } as const
  expect(flagOf({ at: 0, says: 'Situation: Leave and come back', deed })).toBe('Leave and come back')
  expect(flagOf({ at: 0, says: 'types “a: b”' })).toBe('types “a: b”')
})
