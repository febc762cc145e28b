import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectNoDeadLinks, figureOf, openDocsPage } from './docsPages.ts'
import { sites, test } from './site.ts'

// Demos have their address in memory. Their links lead through the demo; in a new tab, to what they say.

const routerDocs = 'course-router-docs--lesson'
const basicQuery = 'course-basic-query--lesson'

const story = (id: string): string => `${sites.sub}storybook/iframe.html?viewMode=story&id=${id}`

async function inNewTab(page: Page, figure: Locator, link: Locator): Promise<Page> {
  // A demo starts when the reader comes near, so its figure is there before its links.
  await figure.scrollIntoViewIfNeeded()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  return tab
}

test('the app in a small browser links to the lessons of the catalogue around it', async ({ page }) => {
  await page.goto(`${sites.sub}storybook/?path=/docs/${routerDocs}`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByText('The whole screen, and its samples, running', { exact: true }).press('Enter')
  const browser = figureOf(docs, 'Router Docs in a small browser')
  await browser.getByRole('textbox', { name: 'Address' }).fill('/basic-query')
  await browser.getByRole('button', { name: 'Go', exact: true }).click()
  // Every screen has a link of this name.
  await expect(browser.getByRole('heading', { name: 'Basic Query' })).toBeVisible()
  await browser.getByRole('link', { name: 'Read this lesson' }).click()
  await expect(page).toHaveURL(`${sites.sub}storybook/?path=/docs/${basicQuery}`)
  await expect(docs.getByText(/^Lesson 2 of/)).toBeVisible()
})

test('a page of the demo alone opens in a new tab in the demo, and plays no test', async ({ page }) => {
  await openDocsPage(page, routerDocs)
  const site = figureOf(page, 'Two error elements')
  const tab = await inNewTab(page, site, site.getByRole('link', { name: 'A page whose loader throws' }))
  const address = tab.getByRole('textbox', { name: 'Address' })
  await expect(tab.getByText('The error element of the team: The loader has failed.')).toBeVisible()
  await tab.waitForLoadState('networkidle')
  await expect(address).toHaveValue('/team/broken')
  await expect(site.getByRole('textbox', { name: 'Address' })).toHaveValue('/team')
})

const storiesWithLinks = [
  'components-screens-nav-bar--ready',
  'components-screens-home--ready',
  'components-screens-posts--ready',
  'components-screens-user-profile--ready',
  'components-screens-post--ready',
  'components-screens-error-page--unmatched-address',
  'components-screens-page-unavailable--says-what-to-do',
  'components-screens-whole-app--toggles-the-theme',
  'components-screens-pagination--nonsense-in-the-address-means-page-one',
  'components-ui-button-link--is-a-link',
]

test('no link of a story leads to a missing page', async ({ page }) => {
  for (const id of storiesWithLinks) {
    await test.step(id, async () => {
      await page.goto(story(id))
      await expect(page.getByRole('link').first()).toBeVisible()
      await expectNoDeadLinks(page.getByRole('link'))
    })
  }
})
