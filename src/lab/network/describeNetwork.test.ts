import { describe, expect, it } from 'vitest'
import { healthy } from '#mocks/network.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import { describeNetwork } from './describeNetwork.ts'

describe('a network in words', () => {
  it.each<[sentence: string, conditions: Partial<NetworkConditions>]>([
    ['A healthy network.', {}],
    ['A healthy network.', { failing: { method: 'POST', times: 0 }, errorSeed: 7 }],
    ['Answers take 0.3 s.', { latencyMs: 300 }],
    ['Answers take 2 s; the next POST fails.', { latencyMs: 2000, failing: { method: 'POST', times: 1 } }],
    ['The next 3 requests fail.', { failing: { method: 'ANY', times: 3 } }],
    ['Every GET gets no answer.', { failing: { method: 'GET', times: Infinity, how: 'silence' } }],
    ['The next 2 GETs lose their connection.', { failing: { method: 'GET', times: 2, how: 'dropped' } }],
    ['30 % of the requests fail (seed 7).', { errorRate: 0.3, errorSeed: 7 }],
    ['Every request fails (seed 1).', { errorRate: 1 }],
    ['Offline: no request reaches the server.', { offline: true, latencyMs: 2000 }],
  ])('%s', (sentence, conditions) => {
    // A number and its unit stay on one line.
    expect(describeNetwork({ ...healthy, ...conditions }).replaceAll('\u00A0', ' ')).toBe(sentence)
  })
})
