import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { compare, excessOf, kilobytes, milliseconds, printRows, takeTurns } from '../compare.ts'
import type { Figure, Measured } from '../compare.ts'
import { buildSites } from './buildSites.ts'
import { CONDITIONS, loadOnce } from './loadOnce.ts'
import type { Load } from './loadOnce.ts'

const ROUNDS = 15

const FIGURES: readonly Figure<Load>[] = [
  { name: 'script, gzip', of: ({ scriptBytes }) => scriptBytes, show: kilobytes, allowedRatio: 1.25 },
  { name: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, show: milliseconds, allowedRatio: 0.5 },
  { name: 'blocking time', of: ({ blockingMs }) => blockingMs, show: milliseconds, allowedRatio: 1.5 },
  { name: 'layout shift', of: ({ layoutShift }) => layoutShift, show: share, allowedRatio: 0 },
]

/** Compares a first visit to Home with one to a bare app. Returns a sentence if a limit is exceeded. */
export async function benchStart(): Promise<string | undefined> {
  const rows = compare(FIGURES, await measure())
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = CONDITIONS
  printRows(
    `Start: medians of ${ROUNDS} first visits to Home, on a ${cpuSlowdown}× slower computer, ` +
      `at ${megabitsPerSecond} Mbps with ${latencyMs} ms latency`,
    { ours: 'this app', bare: 'bare app' },
    rows,
  )
  const excess = excessOf(rows)
  return excess && `Home costs too much to start, compared with a bare app: ${excess}.`
}

async function measure(): Promise<Measured<Load>> {
  const { app, bare } = await buildSites()
  const browser = await chromium.launch(launchOptions())
  try {
    // The first visit after a browser's start includes more than the page.
    await loadOnce(browser, bare.url)
    return await takeTurns(ROUNDS, {
      ours: () => loadOnce(browser, app.url),
      bare: () => loadOnce(browser, bare.url),
    })
  } finally {
    await browser.close()
    await Promise.all([app.close(), bare.close()])
  }
}

function share(shift: number): string {
  return shift === 0 ? '0' : shift.toFixed(4)
}
