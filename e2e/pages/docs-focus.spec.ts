import { expect } from '@playwright/test'
import { figureOf, openFolds, openLesson, seeStage } from '../docsPages.ts'
import { test } from '../site.ts'

// What a demo removes may be anything: the page around it keeps the focus.

const gone = [
  ['reducer-demo', 'Leave the screen and come back', /^Leave the screen/, 'Leave the screen'],
  ['zustand-demo', 'A new object each time', /^A selector that makes an object/, 'Try again'],
  ['why-a-query', 'A race of two answers', /^By a query/, 'Retry', 'network:failing'],
] as const

for (const [lesson, title, demo, name, globals] of gone) {
  test(`“${name}” of “${title}” leaves the focus to its demo`, async ({ page }) => {
    await openLesson(page, lesson, globals)
    await openFolds(page)
    const figure = figureOf(page, title)
    const stage = figure.getByRole('region', { name: demo })
    await figure.scrollIntoViewIfNeeded()
    await seeStage(stage)
    const button = stage.getByRole('button', { name, exact: true }).first()
    await expect(button).toBeVisible()
    await button.press('Enter')
    await expect(button.and(page.locator(':focus'))).toHaveCount(0)
    await expect(stage.locator(':focus').or(stage.and(page.locator(':focus')))).toHaveCount(1)
  })
}
