import { healthy } from '#mocks/network.ts'
import type { Failing, Fault, NetworkConditions } from '#mocks/network.ts'
import { limits } from './limits.ts'

const methods: readonly Failing['method'][] = ['ANY', 'GET', 'POST', 'PATCH', 'DELETE']
const faults: readonly Fault[] = ['server-error', 'not-found', 'dropped', 'silence', 'html', 'wrong-shape']

/**
 * A network as a short text for an address, such as `latency:2000;fail:POST-1` (behaviour §10.13). It names only what is
 * not healthy; a healthy network is the empty text.
 *
 * @param usualLatencyMs the latency that needs no mention
 */
export function writeNetwork(conditions: Partial<NetworkConditions>, usualLatencyMs = 0): string {
  const { latencyMs, failing, errorRate, errorSeed, offline } = {
    ...healthy,
    latencyMs: usualLatencyMs,
    ...conditions,
  }
  return [
    latencyMs !== usualLatencyMs && `latency:${atMost(Math.round(latencyMs), limits.latencyMs)}`,
    failing !== undefined && failing.times > 0 && `fail:${writeFailing(failing)}`,
    errorRate > 0 && `errors:${Math.round(errorRate * 100)}`,
    errorSeed !== healthy.errorSeed && `seed:${errorSeed}`,
    offline && 'offline',
  ]
    .filter((piece) => piece !== false)
    .join(';')
}

/**
 * Reads the text of `writeNetwork`. Readers may edit addresses, so invalid pieces are ignored, and numbers beyond a
 * limit become the limit.
 */
export function readNetwork(address: string): Partial<NetworkConditions> {
  return Object.assign({}, ...address.split(';').map((piece) => readPiece(piece.trim())))
}

function readPiece(piece: string): Partial<NetworkConditions> {
  const [, name, value = ''] = /^(\w+)(?::(.*))?$/.exec(piece) ?? []
  switch (name) {
    case 'latency':
      return withNumber(value, limits.latencyMs, (latencyMs) => ({ latencyMs }))
    case 'errors':
      return withNumber(value, 100, (percent) => ({ errorRate: percent / 100 }))
    case 'seed':
      return withNumber(value, limits.errorSeed, (errorSeed) => ({ errorSeed }))
    case 'fail':
      return readFailing(value)
    case 'offline':
      return value === '' ? { offline: true } : {}
    default:
      return {}
  }
}

function writeFailing({ method, times, how = 'server-error' }: Failing): string {
  const count = Number.isFinite(times) ? String(atMost(times, limits.times)) : 'all'
  return [method, count, ...(how === 'server-error' ? [] : [how])].join('-')
}

function readFailing(value: string): Partial<NetworkConditions> {
  const [, verb, count, kind = 'server-error'] = /^(\w+)-(\d+|all)(?:-(.+))?$/.exec(value) ?? []
  const method = methods.find((known) => known === verb?.toUpperCase())
  const times = count === 'all' ? Infinity : atMost(Number(count), limits.times)
  const how = faults.find((known) => known === kind)
  if (method === undefined || how === undefined || times === 0) return {}
  return { failing: { method, times, ...(how !== 'server-error' && { how }) } }
}

function withNumber(
  value: string,
  limit: number,
  read: (number: number) => Partial<NetworkConditions>,
): Partial<NetworkConditions> {
  return /^-?\d+$/.test(value) ? read(atMost(Number(value), limit)) : {}
}

function atMost(number: number, limit: number): number {
  return Math.min(Math.max(number, 0), limit)
}
