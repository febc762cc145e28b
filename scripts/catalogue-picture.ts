import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { lessonPageId } from '#syllabus/lessons.ts'
import { launchOptions } from './browser.ts'
import { startStaticServer } from './staticServer.ts'

// Takes the README's picture of the built catalogue, `docs/catalogue.webp`. Run it after a build when the frame or the first screen of
// Basic Query has changed.

const site = await startStaticServer({ dir: resolve(import.meta.dirname, '../dist'), port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 880 }, reducedMotion: 'reduce' })
  await page.goto(
    `${site.url}storybook/?path=/docs/${lessonPageId({ slug: 'basic-query' })}&globals=theme:light`,
  )
  const demo = page.frameLocator('#storybook-preview-iframe').getByRole('figure').first()
  await demo.getByText('100 posts').waitFor()
  await demo.getByRole('combobox', { name: 'Filter by user' }).selectOption('User 2')
  await demo.getByText('10 posts').waitFor()
  await demo.getByText(/userId=2.*200 in/).waitFor()
  // Nothing is pointed at, and nothing has the focus.
  await page.mouse.move(0, 0)
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).click()
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await writeFile('docs/catalogue.webp', data, 'base64')
} finally {
  await browser.close()
  await site.close()
}
