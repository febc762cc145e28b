import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { lessonPageId } from '#syllabus/lessons.ts'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import { milliseconds } from '../compare.ts'
import { median } from '../median.ts'
import { printTable } from '../printTable.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
const PAIR = 'A race of two answers'
const TRACED_MS = 5000
/** For an idle machine. */
const LIMITS = { frame: 17, task: 50, shift: 0 }

/** Traces five seconds in which the axis of the race plays. Returns a sentence if a frame or a task is too long, or something shifts. */
export async function benchAxis(): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1040, height: 860 } })
    await page.goto(`${server.url}iframe.html?viewMode=docs&id=${lessonPageId({ slug: 'why-a-query' })}`)
    const pair = page.getByRole('figure', { name: PAIR, exact: true })
    await pair.getByRole('button', { name: /^Run both/ }).click()
    const time = pair.getByRole('slider', { name: 'Time' })
    // The replay begins by itself and stops at the telling frame. From its start it is played again, over that frame.
    await time.press('Home')
    await pair.getByRole('button', { name: 'Play', exact: true }).click()
    const { frames, tasks, shift } = await page.evaluate(traced, TRACED_MS)
    const frame = median(frames)
    const task = Math.max(0, ...tasks)
    printTable(`Axis: ${milliseconds(TRACED_MS)} while it plays`, [
      ['', 'measured', 'at most'],
      ['median frame', `${frame.toFixed(1)} ms`, `${LIMITS.frame} ms`],
      ['longest task', task === 0 ? 'below 50 ms' : `${task.toFixed(0)} ms`, `${LIMITS.task} ms`],
      ['layout shift', shift.toFixed(3), String(LIMITS.shift)],
    ])
    const isWithin = frame <= LIMITS.frame && task <= LIMITS.task && shift <= LIMITS.shift
    return isWithin ? undefined : 'The axis does not play smoothly.'
  } finally {
    await browser.close()
    await server.close()
  }
}

// Runs in the page, where it cannot use anything of this module.
async function traced(ms: number): Promise<{ frames: number[]; tasks: number[]; shift: number }> {
  const frames: number[] = []
  const tasks: number[] = []
  let shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.entryType === 'longtask') tasks.push(entry.duration)
      else shift += (entry as PerformanceEntry & { value: number }).value
  })
  observer.observe({ type: 'longtask' })
  observer.observe({ type: 'layout-shift' })
  const startedAt = performance.now()
  let last = startedAt
  while (last - startedAt < ms) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    frames.push(now - last)
    last = now
  }
  observer.disconnect()
  return { frames: frames.slice(1), tasks, shift }
}
