import { importLate } from '#ui/importLate.ts'
import type { Observed, Recorder } from './observed.ts'

const loadLog = () => import('#api/requestLog.ts')
const loadReportingFetch = () => import('#api/reportingFetch.ts')

/** A server elsewhere. The code that logs its requests comes while the page starts; until it has, they wait for it. */
export function realServer(baseUrl: string, recorder: Recorder) {
  let watching: Promise<Observed> | undefined
  let report: typeof globalThis.fetch | undefined

  function watch(): Promise<Observed> {
    watching ??= load().catch((cause: unknown) => {
      watching = undefined
      throw cause
    })
    return watching
  }

  async function load(): Promise<Observed> {
    const [{ createRequestLog }, { reportingFetch }, record] = await Promise.all([
      importLate(loadLog),
      importLate(loadReportingFetch),
      recorder(),
    ])
    const log = createRequestLog()
    report = reportingFetch({ baseUrl, log })
    return { log, network: undefined, recording: record?.(log) }
  }

  const fetch: typeof globalThis.fetch = async (...request) => {
    if (!report) await watch().catch(() => undefined)
    return (report ?? globalThis.fetch)(...request)
  }

  watch().catch(() => undefined)
  return { fetch, watch }
}
