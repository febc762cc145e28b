import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { healthy } from '#mocks/network.ts'
import type { Failing, NetworkConditions } from '#mocks/network.ts'
import { limits } from './limits.ts'
import { readNetwork, writeNetwork } from './networkAddress.ts'

const failings: fc.Arbitrary<Failing> = fc
  .record({
    method: fc.constantFrom<Failing['method']>('ANY', 'GET', 'POST', 'PATCH', 'DELETE'),
    times: fc.oneof(fc.integer({ min: 1, max: limits.times }), fc.constant(Infinity)),
    how: fc.constantFrom(undefined, 'not-found', 'dropped', 'silence', 'html', 'wrong-shape'),
  })
  .map(({ how, ...failing }) => ({ ...failing, ...(how !== undefined && { how }) }))

const networks: fc.Arbitrary<NetworkConditions> = fc.record({
  latencyMs: fc.nat({ max: limits.latencyMs }),
  errorRate: fc.nat({ max: 100 }).map((percent) => percent / 100),
  errorSeed: fc.nat({ max: limits.errorSeed }),
  failing: fc.option(failings, { nil: undefined }),
  offline: fc.boolean(),
})

describe('writing a network', () => {
  it('says nothing of a healthy one', () => {
    expect(writeNetwork(healthy)).toBe('')
  })

  it('names what is not healthy, in a readable order', () => {
    expect(
      writeNetwork({
        latencyMs: 2000,
        failing: { method: 'POST', times: 1 },
        errorRate: 0.3,
        errorSeed: 7,
        offline: true,
      }),
    ).toBe('latency:2000;fail:POST-1;errors:30;seed:7;offline')
  })

  it('names how requests fail if it is not with a 500', () => {
    const failing = { method: 'GET', times: Infinity, how: 'wrong-shape' } as const
    expect(writeNetwork({ ...healthy, failing })).toBe('fail:GET-all-wrong-shape')
    expect(writeNetwork({ ...healthy, failing: { ...failing, how: 'server-error' } })).toBe('fail:GET-all')
  })

  it('names a latency of none where some is usual, and leaves out the usual one', () => {
    expect(writeNetwork({ latencyMs: 0 }, 600)).toBe('latency:0')
    expect(writeNetwork({ latencyMs: 600, offline: true }, 600)).toBe('offline')
    expect(writeNetwork({}, 600)).toBe('')
  })

  it('leaves out failures that are used up', () => {
    expect(writeNetwork({ ...healthy, failing: { method: 'GET', times: 0 } })).toBe('')
  })

  it('uses only letters that an address and Storybook take as they are', () => {
    fc.assert(
      fc.property(networks, (network) => {
        expect(writeNetwork(network)).toMatch(/^[\w:;-]*$/)
      }),
    )
  })
})

describe('reading a network', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(networks, (network) => {
        expect({ ...healthy, ...readNetwork(writeNetwork(network)) }).toEqual(network)
      }),
    )
  })

  it('can say that something is healthy, against a story that says otherwise', () => {
    expect(readNetwork('latency:0;errors:0')).toEqual({ latencyMs: 0, errorRate: 0 })
  })

  it('takes the later of two', () => {
    expect(readNetwork('latency:500;latency:2000')).toEqual({ latencyMs: 2000 })
  })

  it('makes numbers beyond a limit the limit', () => {
    expect(readNetwork('latency:60000;errors:130;seed:99999999;fail:get-99')).toEqual({
      latencyMs: limits.latencyMs,
      errorRate: 1,
      errorSeed: limits.errorSeed,
      failing: { method: 'GET', times: limits.times },
    })
    expect(readNetwork('latency:-1;errors:-30')).toEqual({ latencyMs: 0, errorRate: 0 })
  })

  it.each([
    ['latency:soon'],
    ['latency:'],
    ['latency'],
    ['errors:0.5'],
    ['errors:NaN'],
    ['seed:Infinity'],
    ['fail:POST'],
    ['fail:POST-0'],
    ['fail:POST--1'],
    ['fail:BREW-1'],
    ['fail:GET-1-sometimes'],
    ['offline:perhaps'],
    ['constructor:1'],
    ['__proto__:1'],
    [';;;'],
  ])('passes over %s', (nonsense) => {
    expect(readNetwork(nonsense)).toEqual({})
    expect(readNetwork(`latency:2000;${nonsense};fail:GET-1`)).toEqual({
      latencyMs: 2000,
      failing: { method: 'GET', times: 1 },
    })
  })

  it('never throws, and never leaves the limits', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('latency', 'errors', 'seed', 'fail', 'offline'), fc.string())
        .map((pair) => pair.join(':')),
      fc.tuple(fc.constantFrom('latency', 'errors', 'seed'), fc.integer()).map((pair) => pair.join(':')),
    )
    fc.assert(
      fc.property(fc.array(pieces), (row) => {
        const { latencyMs, errorRate, errorSeed, failing } = { ...healthy, ...readNetwork(row.join(';')) }
        expect(latencyMs).toBeLessThanOrEqual(limits.latencyMs)
        expect(Math.min(latencyMs, errorRate, errorSeed, failing?.times ?? 0)).toBeGreaterThanOrEqual(0)
        expect(errorRate).toBeLessThanOrEqual(1)
        expect(errorSeed).toBeLessThanOrEqual(limits.errorSeed)
      }),
    )
  })
})
