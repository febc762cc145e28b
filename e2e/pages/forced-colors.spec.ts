import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { openDocsPage, openLesson, pressLab, seeStage, stageOf } from '../docsPages.ts'
import { test } from '../site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const lookOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property)

test('in the system’s colours, what is chosen and which lines are lit can be told', async ({ page }) => {
  await openLesson(page, 'why-a-query')
  const stage = stageOf(page).first()
  await seeStage(stage)
  const [pressed, other] = [true, false].map((isPressed) =>
    stage.getByRole('button', { name: /^User \d$/, pressed: isPressed }).first(),
  )
  if (pressed === undefined || other === undefined) throw new Error('There is a button of each kind.')
  await expect(pressed).toBeVisible()
  expect(await lookOf(pressed, 'background-color')).not.toBe(await lookOf(other, 'background-color'))

  await pressLab(page.getByRole('figure').first())
  const ground = await lookOf(page.locator('body'), 'background-color')
  for (const name of ['Cache', 'Network'])
    expect(await lookOf(page.getByRole('tab', { name }), 'border-bottom-color'), name).toBe(ground)
  const close = page.getByRole('button', { name: 'Close the lab' })
  expect(await lookOf(close, 'border-left-color'), 'the outline of a quiet button').toBe(ground)

  const code = page.getByRole('figure', { name: 'src/screens/why-a-query/PostsByEffect.tsx' }).locator('pre')
  const [lit, plain] = [code.locator('mark').first(), code.locator('code > span').first()]
  expect(await lookOf(lit, 'border-left-color')).not.toBe(await lookOf(plain, 'border-left-color'))
})

test('in the system’s colours, the states of an entry keep their patterns', async ({ page }) => {
  await openDocsPage(page, 'components-lab-cache-timeline--how-to-use-it')
  const legend = page.getByRole('list', { name: 'Legend' }).first()
  await legend.scrollIntoViewIfNeeded()
  const [fetching, fresh] = ['fetching', 'fresh'].map((state) =>
    legend.getByRole('listitem').filter({ hasText: state }).locator('span > span'),
  )
  if (fetching === undefined || fresh === undefined) throw new Error('There are both.')
  expect(await lookOf(fetching, 'background-image')).toContain('gradient')
  expect(await lookOf(fresh, 'background-color')).not.toBe(await lookOf(legend, 'background-color'))
})
