import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { expectNoAxeViolations, expectReadableColours, sites, test } from './site.ts'

const [first, second] = lessons

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue leads to lessons that can be read, one after the other', async ({ page }) => {
    await page.goto(`${sites.sub}storybook/?path=/docs/course-pagination--lesson`)
    await page.getByRole('link', { name: 'Read the lessons without it' }).click()
    await page.getByRole('link', { name: first?.skill ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.skill ?? '')
    const question = page.getByRole('figure', { name: 'Predict: User 1, and right away User 2' })
    const answer = question.getByText('The answer for User 1 came last.')
    // Nobody can press anything.
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(answer).toBeHidden()
    await question.getByText('The answer', { exact: true }).click()
    await expect(answer).toBeVisible()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Next lesson / })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.skill ?? '')
  })
})

test('a lesson to be read passes axe in both themes, and fits 320 px', async ({ page, browserName }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(`${sites.sub}lessons/todo-demo/`)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Playwright cannot set a theme in Firefox, which shows the light one alone.
  if (browserName === 'firefox') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
})

test('each lesson to be read says how its demos begin, what came of its pairs, and what its questions ask', async ({
  page,
}) => {
  for (const { slug, path } of lessons) {
    const html = readFileSync(new URL(`../dist/lessons/${slug}/index.html`, import.meta.url), 'utf8')
    await page.goto(`${sites.root}lessons/${slug}/`)
    expect.soft(gzipSync(html).length, slug).toBeLessThan(40_000)
    expect.soft(html, slug).not.toMatch(/<script|\[object Object/)
    await expect.soft(page.getByRole('heading', { level: 1 }), slug).toHaveCount(1)
    const [questions, answers] = [/aria-label="Predict: /g, /<summary>The answer</g].map(
      (part) => [...html.matchAll(part)].length,
    )
    expect.soft(answers, slug).toBe(questions)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect.soft(links, slug).toContain(new URL(path, sites.root).href)
    const pages = new Set(
      links.filter((link) => link.includes('/lessons/')).map((link) => link.replace(/#.*/, '')),
    )
    for (const link of pages) expect.soft((await page.request.get(link)).status(), link).toBe(200)
  }
})

test(
  'a live lesson prints as its reading edition, on at most ten sheets',
  { tag: '@chromium:print' },
  async ({ page }) => {
    for (const slug of ['why-a-query', 'router-docs']) {
      await page.goto(`${sites.sub}storybook/?path=/docs/course-${slug}--lesson`)
      // Until then the frame is drawn.
      await expect(page.locator('#drawn-frame')).toHaveCount(0)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
      expect(sheets?.length, slug).toBeGreaterThan(2)
      expect(sheets?.length, slug).toBeLessThanOrEqual(10)
    }
  },
)
