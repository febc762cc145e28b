import { expect, it } from 'vitest'
import { tracksOf } from './Requests.tsx'

const request = (id: number, from: number, to: number | undefined) =>
  ({ id, says: 'posts', from, to, outcome: 200 }) as const

it('requests share a line unless they are in flight at one time', () => {
  const requests = [request(1, 0, 100), request(2, 50, 150), request(3, 100, undefined), request(4, 200, 300)]
  expect(tracksOf(requests).map((track) => track.map(({ id }) => id))).toEqual([
    [1, 3],
    [2, 4],
  ])
})
