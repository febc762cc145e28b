import { expect } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'
import { lessonPageId, lessons } from '#lessons.ts'
import { expectLoaded, seeEveryDemo } from './docsPages.ts'
import { sites, test } from './site.ts'

const lessonPages = [...lessons.map(lessonPageId), 'course-stale-and-gc--lesson']

const MOST_SCREENS = 8

for (const id of lessonPages) {
  test(`${id} begins with a demo and its task, and has at most ${MOST_SCREENS} screens`, async ({ page }, {
    annotations,
  }) => {
    const screen = { width: 1280, height: 900 }
    await page.setViewportSize(screen)
    await page.goto(`${sites.root}storybook/?path=/docs/${id}`)
    const lesson = await framed(page)
    await seeEveryFigure(lesson)

    const screens = (await lesson.evaluate(() => document.documentElement.scrollHeight)) / screen.height
    annotations.push({ type: 'screens', description: screens.toFixed(2) })
    expect.soft(screens, 'screens').toBeLessThanOrEqual(MOST_SCREENS)

    const tasks = lesson
      .getByRole('figure')
      .first()
      .getByRole('list', { name: /^Tasks: / })
    await expect(tasks, 'the first demo has tasks').toBeVisible()
    const task = await tasks.getByRole('listitem').first().boundingBox()
    const end = task === null ? Infinity : task.y + task.height
    annotations.push({ type: 'end of the first task', description: `${end.toFixed(0)} px` })
    expect.soft(end, 'the end of the first task, in px of the window').toBeLessThanOrEqual(screen.height)
  })

  test(`${id} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=${id}`)
    await seeEveryFigure(page)
    expect.soft(await page.evaluate(scrollers), 'what scrolls up and down within the page').toEqual([])

    await page.setViewportSize({ width: 320, height: 740 })
    expect.soft(await page.evaluate(tooWide), 'what scrolls sideways').toEqual([])
  })
}

/** The page in Storybook's frame, where a learner reads it: beside the sidebar, and below the toolbar. */
async function framed(page: Page): Promise<Frame> {
  const iframe = await page.locator('#storybook-preview-iframe').elementHandle()
  const frame = await iframe?.contentFrame()
  if (!frame) throw new Error('Storybook shows no page.')
  return frame
}

async function seeEveryFigure(page: Page | Frame): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await seeEveryDemo(page)
  await expectLoaded(page)
}

// The functions below run in the page, where they cannot use anything of this module.

function scrollers(): string[] {
  return [...document.querySelectorAll('figure *')]
    .filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight,
    )
    .map(
      (element) =>
        `${element.scrollHeight} px in ${element.clientHeight} px: ${element.outerHTML.slice(0, 200)}`,
    )
}

function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        (element === document.documentElement ||
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) &&
        element.scrollWidth > element.clientWidth,
    )
    .map(
      (element) =>
        `${element.scrollWidth} px in ${element.clientWidth} px: ${element.outerHTML.slice(0, 200)}`,
    )
}
