import { describe, expect, it } from 'vitest'
import { readNetwork } from '#lab/network/networkAddress.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import { networkAddressOf, networkOfTheStory, networkSettings } from './networkGlobal.ts'
import type { NetworkGlobals } from './networkGlobal.ts'

describe("the toolbar's settings of the network", () => {
  it.each<[globals: Partial<NetworkGlobals>, change: Partial<NetworkConditions>]>([
    [{}, {}],
    [{ network: 'slow' }, { latencyMs: 2000 }],
    [{ network: 'failing' }, { failing: { method: 'ANY', times: Infinity } }],
    [{ network: 'offline' }, { offline: true }],
    [
      { latency: 0, errors: 0 },
      { latencyMs: 0, errorRate: 0 },
    ],
    [
      { latency: 500, fail: 'POST-1' },
      { latencyMs: 500, failing: { method: 'POST', times: 1 } },
    ],
    [
      { errors: 30, seed: 7 },
      { errorRate: 0.3, errorSeed: 7 },
    ],
  ])('%o change %o', (globals, change) => {
    expect(networkThatIs(globals)).toEqual(change)
  })

  it('pass over what an address makes up', () => {
    const madeUp = { network: 'dreamy', latency: 'long', fail: 'everything' } as unknown as NetworkGlobals
    expect(networkThatIs(madeUp)).toEqual({})
  })

  it('are all in the menu', () => {
    expect(Object.keys(networkSettings)).toEqual(Object.keys(networkOfTheStory))
  })

  it.each(
    Object.entries(networkSettings).flatMap(([name, { choices }]) =>
      choices.map(([value]) => [name, value] as const),
    ),
  )('%s:%s changes something', (name, value) => {
    expect(networkThatIs({ [name]: value })).not.toEqual({})
  })
})

function networkThatIs(globals: Partial<NetworkGlobals>) {
  return readNetwork(networkAddressOf({ ...networkOfTheStory, ...globals }))
}
