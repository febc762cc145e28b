import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { lessonPageId } from '#syllabus/lessons.ts'
import { expectWhole, openDocsPage, stageOf } from '../docsPages.ts'
import { choose, expectReady, sites, test, untilGone } from '../site.ts'

// What a page that is left leaves behind. Each place is entered and left without a new document, once for what stays with its first
// visit, and then three times more.

test('the app, entered and left three times, leaves nothing behind', async ({ page }) => {
  await page.goto(sites.root)
  await expectNothingLeft(page, async () => {
    for (const title of ['Overview', 'Infinite Query', 'Todo Demo', 'Home']) {
      await choose(page, title)
      await expectReady(page)
    }
  })
})

for (const [name, id, heading] of [
  ['a lesson', lessonPageId({ slug: 'basic-query' }), 'Show a list'],
  ['an exercise', 'components-exercises-basic-query-the-missing-key--docs', 'The missing key'],
] as const) {
  test(`${name}, entered and left three times, leaves nothing behind`, async ({ page }) => {
    const beside = 'course-glossary--glossary'
    await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=${beside}`)
    const title = page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first()
    await expect(title).toHaveText('Glossary')
    await expectNothingLeft(page, async () => {
      await openPage(page, id)
      await expect(title).toContainText(heading)
      // What the first visit leaves is the measure, so it has to be a whole one.
      await expectWhole(page)
      await expect(stageOf(page).first()).toHaveAttribute('aria-busy', 'false')
      await openPage(page, beside)
      await expect(title).toHaveText('Glossary')
    })
  })
}

test('a demo in a frame that starts again is not kept', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const documents = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).documents
  }
  await openDocsPage(page, 'components-lab-clock--how-to-use-it')
  const framed = page
    .locator('figure')
    .filter({ has: page.locator('iframe') })
    .first()
  await framed.scrollIntoViewIfNeeded()
  const story = framed.frameLocator('iframe').locator('#storybook-root > *')
  await expect(story.first()).toBeVisible()
  const first = await documents()
  for (let starts = 0; starts < 3; starts += 1) {
    await framed.getByRole('button', { name: /^More/ }).click()
    await untilGone(framed.locator('iframe'), () => framed.getByRole('button', { name: /^Replay/ }).click())
    await expect(story.first()).toBeVisible()
  }
  await expect.poll(documents).toBeLessThanOrEqual(first + 1)
})

/** As Storybook's sidebar does. */
async function openPage(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, selection: object) => void }
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  }, storyId)
}

async function expectNothingLeft(page: Page, visit: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const held = async () => {
    // What one collection frees lets the next one free more.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    const { documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { documents, jsEventListeners }
  }
  await visit()
  const first = await held()
  for (let visits = 0; visits < 3; visits += 1) await visit()
  await expect.poll(async () => (await held()).documents).toBeLessThanOrEqual(first.documents)
  // A leak grows with each visit; a few listeners come with what a later visit is the first to use.
  await expect.poll(async () => (await held()).jsEventListeners).toBeLessThan(first.jsEventListeners + 30)
}
