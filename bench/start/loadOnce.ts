import type { Browser, Page } from 'playwright'
import { countScriptBytes } from '../scriptBytes.ts'

/** A slow phone on a slow line. */
export const CONDITIONS = { cpuSlowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 } as const

/** The quiet time, in ms, after which a page counts as started. */
const QUIET_MS = 1_000
/** The part of a task beyond this, in ms, counts as blocking (the definition of total blocking time). */
const SHORT_TASK_MS = 50

/** One first visit. */
export interface Load {
  /** The gzip size of every script loaded until the network was idle. */
  scriptBytes: number
  firstPaintMs: number
  /**
   * The time over 50 ms of each long task, from the start of the visit. Counted from the first paint, as other tools do,
   * an app that paints nothing until its scripts are done would have none.
   */
  blockingMs: number
  layoutShift: number
}

/** The data that a page records during its start. */
interface Noted {
  tasks: { startTime: number; duration: number }[]
  shift: number
}

/**
 * Visits a page for the first time, with nothing cached, on a slow computer and a slow line, and waits until it is
 * quiet.
 */
export async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const scriptBytes = countScriptBytes(context)
    page.on('pageerror', (error) => {
      throw error
    })
    await page.addInitScript(noteWhatHappens)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(isQuiet, QUIET_MS, { polling: QUIET_MS / 4 })
    const { firstPaintMs, tasks, shift } = await page.evaluate(readNotes)
    return {
      scriptBytes: await scriptBytes(),
      firstPaintMs,
      blockingMs: sum(tasks.map(({ duration }) => Math.max(0, duration - SHORT_TASK_MS))),
      layoutShift: shift,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = CONDITIONS
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

// The functions below run in the page, where they cannot use anything of this module.

function noteWhatHappens(): void {
  const noted: Noted = { tasks: [], shift: 0 }
  Object.assign(globalThis, { noted })
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function isQuiet(quietMs: number): boolean {
  const { tasks } = (globalThis as unknown as { noted: Noted }).noted
  const last = tasks.at(-1)
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0
  return painted && performance.now() - (last === undefined ? 0 : last.startTime + last.duration) > quietMs
}

function readNotes(): Noted & { firstPaintMs: number } {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    ...(globalThis as unknown as { noted: Noted }).noted,
    firstPaintMs: paint?.startTime ?? Infinity,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
