import { expect, it } from 'vitest'
import { momentsOf } from './moments.ts'
import type { Press } from './recording.ts'

const run = (title: string, presses: readonly Press[]) => ({
  title,
  recording: { presses, requests: [], shown: [], frames: [], endMs: 3000 },
})
const told = (...runs: ReturnType<typeof run>[]) => momentsOf(runs).map(({ at, says }) => `${at} ${says}`)

it('a press that both runs have nearly at once is told once, when the first of them has it', () => {
  const runs = [
    run('In an effect', [
      { at: 0, says: 'User 1' },
      { at: 300, says: 'User 2' },
    ]),
    run('With a query', [
      { at: 0, says: 'User 1' },
      { at: 180, says: 'User 2' },
    ]),
  ]
  expect(told(...runs)).toEqual(['0 You: User 1.', '180 You: User 2.'])
})

it('a press of one run alone is told of that run', () => {
  const both = [{ at: 0, says: 'Next' }]
  const runs = [run('No placeholder', both), run('keepPreviousData', [...both, { at: 500, says: 'Next' }])]
  expect(told(...runs)).toEqual(['0 You: Next.', '500 keepPreviousData: you press Next.'])
})
