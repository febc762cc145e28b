import type { Failing, Fault, NetworkConditions } from '#mocks/network.ts'

const HEALTHY = 'A healthy network.'

/** Network conditions in a sentence for people. */
export function describeNetwork({
  latencyMs,
  errorRate,
  errorSeed,
  failing,
  offline,
}: NetworkConditions): string {
  if (offline) return 'Unreachable: no request reaches the server.'
  const parts = [
    latencyMs > 0 && `answers take ${inSeconds(latencyMs)}`,
    failing !== undefined && describeFailing(failing),
    errorRate > 0 && `${describeShare(errorRate)} (seed ${errorSeed})`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? HEALTHY : `${capitalized(parts.join('; '))}.`
}

/** Whether the next request passes at once, as far as these conditions tell. */
export function isHealthy({ latencyMs, errorRate, failing, offline }: NetworkConditions): boolean {
  return !offline && latencyMs === 0 && errorRate === 0 && (failing?.times ?? 0) === 0
}

/** Milliseconds as seconds, with a no-break space before the unit. */
export function inSeconds(ms: number): string {
  return `${ms / 1000}\u00A0s`
}

/** The next requests to fail, such as ‘the next 2 GETs’ or ‘every request’. */
export function nextToFail({ method, times }: Pick<Failing, 'method' | 'times'>): string {
  const name = method === 'ANY' ? 'request' : method
  if (times === Infinity) return `every ${name}`
  return times === 1 ? `the next ${name}` : `the next ${times} ${name}s`
}

const fates: Record<Fault, readonly [one: string, many: string]> = {
  'server-error': ['fails', 'fail'],
  'not-found': ['ends with a 404', 'end with a 404'],
  dropped: ['loses its connection', 'lose their connection'],
  silence: ['gets no answer', 'get no answer'],
  html: ['gets a web page for an answer', 'get a web page for an answer'],
  'wrong-shape': ['gets data of the wrong shape', 'get data of the wrong shape'],
}

function describeFailing(failing: Failing): string {
  // A demo that has just failed, beside a lab that says that all is well, would be a riddle.
  if (failing.times <= 0)
    return `what was set to fail has failed, and ${nextToFail({ ...failing, times: 1 })} passes`
  const { how = 'server-error' } = failing
  const [one, many] = typeof how === 'number' ? [`ends with a ${how}`, `end with a ${how}`] : fates[how]
  const isOne = failing.times === 1 || failing.times === Infinity
  return `${nextToFail(failing)} ${isOne ? one : many}`
}

function describeShare(rate: number): string {
  return rate >= 1 ? 'every request fails' : `${Math.round(rate * 100)}\u00A0% of the requests fail`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
