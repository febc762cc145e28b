import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations, sites, test } from './site.ts'

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the lessons' })
const words = (page: Page): Locator => dialog(page).getByRole('searchbox', { name: 'Words to find' })

async function open(page: Page, lesson: string, globals = ''): Promise<void> {
  await page.goto(`${sites.sub}storybook/?path=/docs/course-${lesson}--lesson${globals}`)
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** The paragraph is on the screen, and is the one that is marked. */
async function expectShown(page: Page, text: string): Promise<void> {
  const paragraph = preview(page).getByText(text).first()
  await expect(paragraph).toBeInViewport()
  await expect(preview(page).locator('[data-found]')).toContainText(text)
}

test('the search finds cancelQueries by keyboard, and lands on its paragraph', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, 'overview')
  expect(asked.filter((url) => url.includes('lesson-search'))).toEqual([])

  await page
    .getByRole('region', { name: 'Toolbar' })
    .getByRole('button', { name: 'Search the lessons' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('cancelQueries')
  const result = dialog(page).getByRole('region', { name: 'Todo Demo' }).getByRole('link')
  await expect(result.filter({ hasText: 'cancelQueries ends that fetch.' })).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('link').first()).toBeFocused()
  await result.filter({ hasText: 'cancelQueries ends that fetch.' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/path=\/docs\/course-todo-demo--lesson#an-add-while-the-list-is-loading$/)
  await expectShown(page, 'A GET that left before the add brings back a list without your todo')
})

test('the search opens the fold that holds what was found, also on the page that is open', async ({
  page,
}) => {
  await open(page, 'todo-demo')
  await preview(page).locator('body').evaluate(watchFindKey)
  // Keys go to the frame that was clicked last.
  await preview(page).getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(preview(page).locator('html')).toHaveAttribute('data-key', 'kept')
  await words(page).fill('useMutationState reads all mutations')
  await words(page).press('Enter')
  await expectShown(page, 'useMutationState reads all mutations of a key')
})

test('the search leads to a definition first, and to an exercise by what it asks for', async ({ page }) => {
  await open(page, 'overview')
  await page.getByRole('button', { name: 'Search the lessons' }).click()
  await words(page).fill('invalidateQueries')
  await expect(dialog(page).getByRole('region').first()).toHaveAccessibleName('Definitions')
  await expectNoAxeViolations(page)
  await words(page).press('Enter')
  await expect(page).toHaveURL(/path=\/docs\/course-glossary--glossary#invalidate$/)
  await expect(preview(page).getByText('To invalidate an entry').first()).toBeInViewport()

  await page.getByRole('button', { name: 'Search the lessons' }).click()
  await words(page).fill('two todos right after the other')
  await dialog(page).getByRole('region', { name: 'Exercises' }).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/path=\/docs\/components-exercises-todo-demo-two-adds--docs$/)
  await expect(preview(page).getByRole('textbox', { name: 'Your answer' })).toBeVisible()
})

/** Says whether the browser would have done something with the key. Runs in the page. */
function watchFindKey(): void {
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'k') document.documentElement.dataset['key'] = defaultPrevented ? 'kept' : 'given away'
  })
}
