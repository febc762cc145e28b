import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build } from 'vite'
import { basePath } from '../../scripts/basePath.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { compareFirstVisits, kilobytes, milliseconds } from '../compare.ts'
import { slowDown, slowPhone } from '../slowPhone.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILT = resolve(ROOT, 'node_modules/.cache/bench')

/** The quiet time, in ms, after which a page counts as started. */
const QUIET_MS = 1_000
/** The part of a task beyond this, in ms, counts as blocking (the definition of total blocking time). */
const SHORT_TASK_MS = 50

interface Load {
  firstPaintMs: number
  /**
   * The time over 50 ms of each long task, from the start of the visit. Counted from the first paint, as other tools do,
   * an app that paints nothing until its scripts are done would have none.
   */
  blockingMs: number
  layoutShift: number
}

/** Compares a first visit to Home with one to a bare app. Returns a sentence if a limit is exceeded. */
export function benchStart(): Promise<string | undefined> {
  return compareFirstVisits<Load>({
    title: `Start: Home, ${slowPhone}`,
    names: { ours: 'this app', bare: 'bare app' },
    figures: [
      { name: 'script, gzip', of: ({ scriptBytes }) => scriptBytes, show: kilobytes, allowedRatio: 1.25 },
      { name: 'first paint', of: ({ firstPaintMs }) => firstPaintMs, show: milliseconds, allowedRatio: 0.5 },
      { name: 'blocking time', of: ({ blockingMs }) => blockingMs, show: milliseconds, allowedRatio: 1.5 },
      { name: 'layout shift', of: ({ layoutShift }) => layoutShift, show: share, allowedRatio: 0 },
    ],
    serve: async () => ({ ours: await buildApp(), bare: await buildBareApp() }),
    visit: { ours: load, bare: load },
    problem: 'Home costs too much to start, compared with a bare app',
  })
}

async function buildApp() {
  const dir = resolve(BUILT, 'app')
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: dir, emptyOutDir: true } })
  return startStaticServer({ dir, port: 0, base: basePath() })
}

async function buildBareApp() {
  const dir = resolve(BUILT, 'bare')
  await build({
    root: resolve(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: dir, emptyOutDir: true },
  })
  return startStaticServer({ dir, port: 0 })
}

/** Visits a page on a slow computer and a slow line, and waits until it is quiet. */
async function load(page: Page, url: string): Promise<Load> {
  await page.addInitScript(noteWhatHappens)
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(isQuiet, QUIET_MS, { polling: QUIET_MS / 4 })
  const { firstPaintMs, tasks, shift } = await page.evaluate(readNotes)
  const beyond = tasks.map(({ duration }) => Math.max(0, duration - SHORT_TASK_MS))
  return { firstPaintMs, blockingMs: beyond.reduce((total, ms) => total + ms, 0), layoutShift: shift }
}

// The functions below run in the page, where they cannot use anything of this module.

/** The data that a page records during its start. */
interface Noted {
  tasks: { startTime: number; duration: number }[]
  shift: number
}

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

function share(shift: number): string {
  return shift === 0 ? '0' : shift.toFixed(4)
}
