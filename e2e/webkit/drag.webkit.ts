import { expect } from '@playwright/test'
import { sites } from '../site.ts'
import { test } from './fixtures.ts'
import { button, css, role } from './query.ts'

const PAIR = role('figure', 'A race of two answers')
const END = role('slider', 'End of posts?userId=1', PAIR)

test('a drag along a lane moves its time; the way across it stays the page’s own', async ({
  visited: page,
}) => {
  await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=course-why-a-query--lesson`)
  await page.see(css('.sbdocs main[aria-busy="false"]'))
  await page.press(button('Run both', PAIR))
  await page.see(css('[aria-label="Time"][aria-valuetext*=" s. "]', PAIR))
  expect(await page.run(readLane)).toEqual({ ms: 2000, touchAction: 'pan-y' })

  await page.drag(END, -450)
  await page.see(role('status', 'With your times', PAIR))
  expect((await page.run(readLane)).ms).toBeLessThan(1000)
  await page.reads(role('status', 'With your times', PAIR), [/^Both sides show the same now\./])
})

// Runs in the page.
function readLane() {
  const end = document.querySelector<HTMLElement>('[role="slider"][aria-label="End of posts?userId=1"]')
  // The driver drags what is in view.
  end?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { ms: Number(end?.ariaValueNow), touchAction: end && getComputedStyle(end).touchAction }
}
