import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { expectWhole, openLesson } from './docsPages.ts'
import { sites, test } from './site.ts'

const [first, second] = lessons
const last = lessons.at(-1)
if (first === undefined || second === undefined || last === undefined) throw new Error('There are lessons.')

/** Opens a docs page in Storybook's frame, and returns the page within it. */
async function openInFrame(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${sites.root}storybook/?path=/docs/${id}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expectWhole(docs)
  return docs
}

test('the first screen of the course has its promise, a demo and a start, at 1280 px and on a phone', async ({
  page,
}) => {
  const docs = await openInFrame(page, pageIds.welcome)
  const seenAtOnce = [
    docs.getByText(/^Fetch server data/),
    docs.getByRole('link', { name: 'Start with lesson 1' }),
    docs.getByRole('button', { name: 'Refresh and fail' }),
    ...['useEffect', 'useQuery'].map((name) => docs.getByRole('group', { name }).getByText('10 posts')),
  ]
  for (const [width, height] of [
    [1280, 800],
    [375, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The frame folds its sidebar some frames after a window has become narrow.
    await expect(page.getByRole('button', { name: 'Open navigation menu' })).toBeVisible({
      visible: width === 375,
    })
    for (const part of seenAtOnce) await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('the start leads to the first lesson, and Next to the one after it, within the same frame', async ({
  page,
}) => {
  const docs = await openInFrame(page, pageIds.welcome)
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  await docs.getByRole('link', { name: 'Start with lesson 1' }).click()
  await expect(docs.getByText(`Lesson 1 of ${lessons.length} · ${first.minutes} min`)).toBeVisible()
  await docs.getByRole('link', { name: `Next lesson ${second.skill}` }).click()
  await expect(docs.getByText(`Lesson 2 of ${lessons.length} · ${second.minutes} min`)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(lessonPageId(second)))
  await expect(page.locator('body[data-kept]')).toBeAttached()
})

test('the contents of a lesson stand beside it where there is room, lead to its parts, and say where one is', async ({
  page,
}) => {
  // What a window of 1280 px leaves beside the sidebar.
  await page.setViewportSize({ width: 1040, height: 760 })
  await openLesson(page, first.slug)
  await expectWhole(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const parts = await page.locator('main > h2').allTextContents()
  await expect(contents.getByRole('link')).toHaveText(parts)
  const [, part = ''] = parts
  await contents.getByRole('link', { name: part, exact: true }).click()
  await expect(page.locator('main > h2').filter({ hasText: part })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText(part)
  await expect(page).toHaveURL(/#[\w-]+$/)

  await page.setViewportSize({ width: 900, height: 760 })
  await expect(contents).toHaveCount(0)
})
