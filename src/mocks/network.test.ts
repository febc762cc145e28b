import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createNetwork, healthy } from './network.ts'
import type { Failing, Method, Network } from './network.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('a healthy network', () => {
  it('lets every request pass at once', () => {
    expect(createNetwork().decide('GET')).toEqual({ latencyMs: 0, fault: undefined })
  })
})

describe('latency', () => {
  it('holds back a request, whether it passes or fails', () => {
    expect(createNetwork({ latencyMs: 300 }).decide('GET')).toEqual({ latencyMs: 300, fault: undefined })
    const network = createNetwork({ latencyMs: 300, errorRate: 1 })
    expect(network.decide('GET')).toEqual({ latencyMs: 300, fault: 'server-error' })
  })
})

describe('slower answers', () => {
  const network = createNetwork({ latencyMs: 300, slower: { pathEnd: '?userId=1', byMs: 900 } })

  it('take as much longer as is said', () => {
    expect(network.decide('GET', 'posts?userId=1').latencyMs).toBe(1200)
  })

  it('are those whose path ends as is said', () => {
    expect(network.decide('GET', 'posts?userId=10').latencyMs).toBe(300)
    expect(network.decide('GET').latencyMs).toBe(300)
  })

  it('are those of one method if it is said', () => {
    const network = createNetwork({ slower: { method: 'POST', pathEnd: 'todos', byMs: 900 } })
    expect(network.decide('POST', 'todos').latencyMs).toBe(900)
    expect(network.decide('GET', 'todos').latencyMs).toBe(0)
  })
})

describe('answers whose time is set', () => {
  it('take that time, whatever the others take', () => {
    const answers = { 'GET posts?userId=1 2': 500 }
    const network = createNetwork({ latencyMs: 300, slower: { pathEnd: '?userId=1', byMs: 900 }, answers })
    const taken = [1, 2, 3].map(
      (nth) => network.decide('GET', 'posts?userId=1', `GET posts?userId=1 ${nth}`).latencyMs,
    )
    expect(taken).toEqual([1200, 500, 1200])
  })
})

describe('fail the next N', () => {
  it('fails only what was asked for where a path is said', () => {
    const network = createNetwork({ failing: { method: 'GET', pathEnd: 'todos', times: 1 } })
    const faults = ['posts', 'todos', 'todos'].map((path) => network.decide('GET', path).fault)
    expect(faults).toEqual([undefined, 'server-error', undefined])
  })

  it('fails for any number of requests', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), (times) => {
        const network = createNetwork({ failing: { method: 'GET', times } })
        expect(failures(network, 60)).toBe(times)
      }),
    )
  })

  it('fails in the way it is told', () => {
    const network = createNetwork({ failing: { method: 'GET', times: 1, how: 'html' } })
    expect(network.decide('GET').fault).toBe('html')
  })

  it('fails only after those that it lets through', () => {
    const network = createNetwork({ failing: { method: 'POST', times: 1, after: 1 } })
    const faults = (['POST', 'GET', 'POST', 'POST'] as const).map((method) => network.decide(method).fault)
    expect(faults).toEqual([undefined, undefined, 'server-error', undefined])
  })

  it('fails every method with ANY', () => {
    const network = createNetwork({ failing: { method: 'ANY', times: 4 } })
    const methods: Method[] = ['GET', 'POST', 'PATCH', 'DELETE']
    expect(methods.map((method) => network.decide(method).fault)).toEqual(methods.map(() => 'server-error'))
    expect(network.decide('GET').fault).toBeUndefined()
  })

  it('never ends with Infinity', () => {
    const network = createNetwork({ failing: { method: 'GET', times: Infinity } })
    expect(failures(network, 1000)).toBe(1000)
    expect(network.conditions().failing?.times).toBe(Infinity)
  })

  it('shows how many failures are left', () => {
    const network = createNetwork({ failing: { method: 'GET', times: 3 } })
    network.decide('GET')
    expect(network.conditions().failing).toEqual({ method: 'GET', times: 2 })
  })

  it('comes before the error rate', () => {
    const network = createNetwork({ errorRate: 1, failing: { method: 'GET', times: 1, how: 'not-found' } })
    expect(network.decide('GET').fault).toBe('not-found')
  })
})

describe('error rate', () => {
  it('fails the same requests for the same seed', () => {
    fc.assert(
      fc.property(seeds, (errorSeed) => {
        const [first, second] = [
          createNetwork({ errorRate: 0.5, errorSeed }),
          createNetwork({ errorRate: 0.5, errorSeed }),
        ]
        expect(faults(second, 50)).toEqual(faults(first, 50))
      }),
    )
  })

  it('fails the same requests again after a reset', () => {
    const network = createNetwork({ errorRate: 0.5, errorSeed: 7 })
    const before = faults(network, 50)
    network.reset()
    expect(faults(network, 50)).toEqual(before)
  })

  it('goes on with its row when only the latency changes', () => {
    const network = createNetwork({ errorRate: 0.5, errorSeed: 7 })
    const untouched = faults(createNetwork({ errorRate: 0.5, errorSeed: 7 }), 50)
    const row = faults(network, 25)
    network.set({ latencyMs: 300 })
    expect([...row, ...faults(network, 25)]).toEqual(untouched)
  })

  it('fails other requests for another seed, also when that is set later', () => {
    const network = createNetwork({ errorRate: 0.5, errorSeed: 7 })
    const first = faults(network, 50)
    network.set({ errorSeed: 8 })
    const second = faults(network, 50)
    expect(second).not.toEqual(first)
    expect(second).toEqual(faults(createNetwork({ errorRate: 0.5, errorSeed: 8 }), 50))
  })

  it('fails a share of 2000 requests near the rate for any seed', () => {
    const rates = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(seeds, rates, (errorSeed, errorRate) => {
        const share = failures(createNetwork({ errorRate, errorSeed }), 2000) / 2000
        // More than five standard deviations, at the rate where they are widest.
        expect(Math.abs(share - errorRate)).toBeLessThan(errorRate % 1 === 0 ? Number.EPSILON : 0.06)
      }),
    )
  })
})

describe('offline', () => {
  it('drops every request at once', () => {
    const network = createNetwork({ offline: true, latencyMs: 300 })
    expect(network.decide('GET')).toEqual({ latencyMs: 0, fault: 'dropped' })
  })

  it('uses up none of the next failures', () => {
    const network = createNetwork({ offline: true, failing: { method: 'GET', times: 1 } })
    network.decide('GET')
    network.set({ offline: false })
    expect(network.decide('GET').fault).toBe('server-error')
  })
})

describe('reset', () => {
  it('restores the conditions the network was opened with', () => {
    const network = createNetwork({ latencyMs: 300, errorRate: 0.2 })
    network.set({ latencyMs: 5, errorRate: 1, errorSeed: 9, offline: true })
    network.reset()
    expect(network.conditions()).toEqual({ ...healthy, latencyMs: 300, errorRate: 0.2 })
  })
})

describe('subscribers', () => {
  it('hear a failure that is used up, and a reset', () => {
    const { network, listener } = observed()
    network.decide('GET')
    expect(listener).toHaveBeenCalledTimes(1)
    network.reset()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('find the new conditions when they hear of them', () => {
    const network = createNetwork()
    const seen: number[] = []
    network.subscribe(() => seen.push(network.conditions().latencyMs))
    network.set({ latencyMs: 300 })
    expect(seen).toEqual([300])
  })

  it('hear nothing after unsubscribing', () => {
    const { network, listener, unsubscribe } = observed()
    unsubscribe()
    network.set({ latencyMs: 300 })
    expect(listener).not.toHaveBeenCalled()
  })

  it('get the same conditions as long as nothing changes', () => {
    const network = createNetwork()
    expect(network.conditions()).toBe(network.conditions())
  })
})

function observed() {
  const network = createNetwork({ failing: { method: 'GET', times: 1 } })
  const listener = vi.fn<() => void>()
  return { network, listener, unsubscribe: network.subscribe(listener) }
}

function faults(network: Network, count: number, method: Method = 'GET'): Failing['how'][] {
  return Array.from({ length: count }, () => network.decide(method).fault)
}

function failures(network: Network, count: number): number {
  return faults(network, count).filter((fault) => fault !== undefined).length
}
