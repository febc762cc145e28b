import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { isAboutPage } from '#course/links/pageIds.ts'
import { entriesOf } from '../built/catalogue.ts'
import { openDocsPage, rulesForOnePage } from '../docsPages.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from '../site.ts'

// The pages about widgets and screens, which Storybook's own renderer shows with its own blocks (decision 23).

/** Stories, which are checked as such. */
const stories = '.sb-story'

/** A class in Storybook's blocks, by which their script is known. */
const BLOCKS = 'docblock-argstable'

/** What the tables of arguments break, in controls that are Storybook's own: list items of an object that are in no list, and grey text. */
const brokenInTables = ['listitem', 'color-contrast']

for (const { id } of entriesOf('docs').filter((page) => isAboutPage(page.id))) {
  test(`${id}: its stories, axe in both themes, and a phone`, async ({ page }) => {
    await openDocsPage(page, id)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const story of await page.locator(stories).all())
      await expect(story.locator('[data-world]')).toBeAttached()
    await expectNoAxeViolations(page, rulesForOnePage, [stories, `.${BLOCKS}`])
    await expectNoAxeViolations(page, [...rulesForOnePage, ...brokenInTables], [stories])
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await page.evaluate(isTooWide)).toBe(false)
    await openDocsPage(page, id, 'theme:dark')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectReadableColours(page, [stories, `.${BLOCKS}`])
  })
}

test('a control changes its widget', async ({ page }) => {
  await openDocsPage(page, 'components-features-counter-about--about')
  await page.locator('textarea[id$="-hint"]').fill('Any whole number.')
  await expect(page.locator(stories).filter({ hasText: 'Any whole number.' })).toBeVisible()
})

test('a lesson and a page about widgets follow each other, each with its own renderer', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/components-features-theme-about--about`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Theme')
  for (const [link, title] of [
    ['Welcome', 'React Query Course'],
    ['Theme', 'Theme'],
  ] as const) {
    if (link === 'Theme') await page.goBack()
    else await page.getByRole('link', { name: link }).click()
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('a lesson loads none of the blocks', async ({ page }) => {
  const lesson = await scriptsOf(page, 'course-basic-query--lesson', 'figure [aria-busy="false"]')
  expect(lesson.filter((script) => script.includes(BLOCKS))).toEqual([])
  const about = await scriptsOf(page, 'components-features-theme-about--about', `.${BLOCKS}`)
  expect(about.filter((script) => script.includes(BLOCKS))).not.toEqual([])
})

/** What a page has run, in full, once it shows an element. */
async function scriptsOf(page: Page, id: string, shown: string): Promise<string[]> {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().endsWith('.js')) scripts.set(answer.url(), answer.text())
  })
  await openDocsPage(page, id)
  await expect(page.locator(shown).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('response')
  return Promise.all(scripts.values())
}

/** Runs in the page. */
function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
