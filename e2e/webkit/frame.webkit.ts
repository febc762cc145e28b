import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { sites } from '../site.ts'
import { test } from './fixtures.ts'
import { startGate } from './gate.ts'
import { button, css, link, role, text } from './query.ts'

const PREVIEW = '#storybook-preview-iframe'
const [first, second] = lessons

test('what a reader has unfolded, focused and scrolled to stays when the page comes alive, in the same document', async ({
  hasty: page,
}) => {
  const gate = await startGate(sites.sub)
  try {
    await page.goto(`${gate.url}storybook/?path=/docs/course-infinite-query--lesson`)
    const fold = text('Go deeper: share page entries through the cache')
    const before = await page.inFrame(PREVIEW, async () => {
      await page.press(fold)
      return page.run(focusedFold)
    })
    await page.see(css('#drawn-frame'))
    gate.open()
    await page.see(css('#drawn-frame'), 0)
    await page.see(role('navigation', 'Stories'))
    await page.inFrame(PREVIEW, async () => {
      await page.see(css('.sbdocs main[aria-busy="false"]'))
      expect(await page.run(readFold)).toEqual(before)
    })
  } finally {
    gate.close()
  }
})

test('a button that is pressed before it can do anything does it then', async ({ hasty: page }) => {
  const gate = await startGate(sites.sub)
  try {
    await page.goto(`${gate.url}storybook/?path=/docs/course-basic-query--lesson`)
    await page.inFrame(PREVIEW, () => page.press(button('Lab: Posts, filtered by user')))
    gate.open()
    await page.inFrame(PREVIEW, () => page.see(role('tab', 'Requests')))
    await page.see(css('#drawn-frame'), 0)
  } finally {
    gate.close()
  }
})

test('the sidebar leads from lesson to lesson, and Back comes back', async ({ fresh: page }) => {
  const heading = (says: RegExp) => page.inFrame(PREVIEW, () => page.reads(css('main h1'), [says]))
  await page.goto(`${sites.sub}storybook/?path=/docs/course-basic-query--lesson`)
  await heading(/^Show a list/)
  await page.press(link(/Todo Demo$/, role('navigation', 'Stories')))
  await heading(/^Change what a server has/)
  await page.go('back')
  await heading(/^Show a list/)
})

test('the reading edition leads from lesson to lesson', async ({ fresh: page }) => {
  await page.goto(`${sites.root}lessons/`)
  await page.press(link(first?.skill ?? ''))
  await page.reads(css('h1'), [`${first?.skill} ${first?.title}`])
  const question = role('figure', 'Predict: User 1, and at once User 2')
  await page.press(text('The answer', question))
  await page.see(text(/The answer for User 1 came last\./, question))
  await page.press(link(/^Next: /, role('navigation')))
  await page.reads(css('h1'), [`${second?.skill} ${second?.title}`])
})

// The functions below run in the page.

/** Focuses the fold that is open, and scrolls to it. Returns what there is to be kept. */
function focusedFold(): unknown[] {
  const fold = document.querySelector<HTMLElement>('details[open] > summary')
  fold?.focus()
  fold?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return [performance.timeOrigin, Math.round(fold?.getBoundingClientRect().y ?? 0), fold?.textContent]
}

function readFold(): unknown[] {
  const fold = document.activeElement
  return [performance.timeOrigin, Math.round(fold?.getBoundingClientRect().y ?? 0), fold?.textContent]
}
