import { describe, expect, it } from 'vitest'
import { healthy } from '#mocks/network.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import { describeNetwork, isHealthy } from './describeNetwork.ts'

describe('a network in words', () => {
  it.each<[sentence: string, conditions: Partial<NetworkConditions>]>([
    ['A healthy network.', {}],
    ['A healthy network.', { errorSeed: 7 }],
    ['What was set to fail has failed, and the next POST passes.', { failing: { method: 'POST', times: 0 } }],
    ['Answers take 0.3 s.', { latencyMs: 300 }],
    ['Answers take 2 s; the next POST fails.', { latencyMs: 2000, failing: { method: 'POST', times: 1 } }],
    ['The next 3 requests fail.', { failing: { method: 'ANY', times: 3 } }],
    ['Every GET gets no answer.', { failing: { method: 'GET', times: Infinity, how: 'silence' } }],
    ['The next 2 GETs lose their connection.', { failing: { method: 'GET', times: 2, how: 'dropped' } }],
    ['30 % of the requests fail (seed 7).', { errorRate: 0.3, errorSeed: 7 }],
    ['Every request fails (seed 1).', { errorRate: 1 }],
    ['Unreachable: no request reaches the server.', { offline: true, latencyMs: 2000 }],
  ])('%s', (sentence, conditions) => {
    // A number and its unit stay on one line.
    expect(describeNetwork({ ...healthy, ...conditions }).replaceAll('\u00A0', ' ')).toBe(sentence)
  })
})

describe('a network is healthy', () => {
  it.each<[isSo: boolean, conditions: Partial<NetworkConditions>]>([
    [true, {}],
    [true, { failing: { method: 'GET', times: 0 }, errorSeed: 7 }],
    [false, { failing: { method: 'GET', times: 1 } }],
    [false, { latencyMs: 1 }],
    [false, { errorRate: 0.1 }],
    [false, { offline: true }],
  ])('%s: %o', (isSo, conditions) => {
    expect(isHealthy({ ...healthy, ...conditions })).toBe(isSo)
  })
})
