import { expect, it } from 'vitest'
import { givesReason } from './shown.ts'

it('an answer says its reason after its cause or after a colon, and a number or a state says none', () => {
  const reasoned = ['1, because all three keys say the same', 'It stays: nothing replaces it']
  expect(reasoned.map(givesReason)).toEqual([true, true])
  expect([3, 'pending, idle'].map(givesReason)).toEqual([false, false])
})
