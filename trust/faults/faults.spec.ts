import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites } from '../../e2e/site.ts'
import { test } from '../test.ts'
import { installFaultyFetch } from './faultyFetch.ts'
import type { FaultName } from './faultyFetch.ts'
import { asksOnArrival, askingScreens, isAbortedByLeaving } from './screens.ts'
import type { AskingScreen } from './screens.ts'
import { FETCHING, fieldsOf, listed, settle, textOf, typeEverywhere, UNDER_WAY } from './screenState.ts'

/** How much faster a time limit of ten seconds runs where an answer is not to come. */
const HURRY = 20

const RETRY = /^(Retry|Try again)/

/** What becomes of an answer, and what its alert then says (behaviour §8.1); undefined where none is due. */
const answers: readonly [fault: FaultName, says: string | undefined][] = [
  ['404', 'The server does not have what was asked for (404).'],
  ['500', 'The server failed to answer (500). Try again in a moment.'],
  ['timeout', 'The server did not answer within 10 s. Try again.'],
  ['dropped', 'The server could not be reached. Check your connection and try again.'],
  ['HTML', 'The server’s answer could not be read: it is not JSON.'],
  ['wrong shape', 'The server’s answer does not have the expected shape.'],
  ['empty', undefined],
]

for (const screen of askingScreens) {
  test.describe(screen.name, () => {
    let healthyText = ''

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage()
      await meet(page, screen, undefined)
      await settle(page)
      healthyText = await textOf(page, screen)
      await page.close()
    })

    for (const [fault, says] of answers) {
      test(fault, async ({ page }) => {
        const entered = await meet(page, screen, fault)
        if (says === undefined) await expectEmptyOrSaid(page)
        else await expect(page.getByRole('alert').filter({ hasText: says }).first()).toBeVisible()
        await expectStanding(page)
        await expectKept(page, entered)

        const typed = await typeEverywhere(page)
        await heal(page)
        if (says !== undefined) await expect(retryButtons(page)).not.toHaveCount(0)
        await takeWayOn(page)
        if (screen.writes === undefined) await expectKept(page, typed.length > 0 ? typed : entered)
        // What is empty is an answer: nothing offers to ask for another one.
        if (says !== undefined || screen.writes !== undefined) await expectHealthy(page)
      })
    }

    test('slow', async ({ page }) => {
      const entered = await meet(page, screen, 'slow')
      const underWay = page.getByText(UNDER_WAY).or(page.locator(FETCHING))
      await expect(underWay.filter({ visible: true }).first()).toBeVisible()
      await expectStanding(page)
      await heal(page)
      await takeWayOn(page)
      if (screen.writes === undefined) await expectKept(page, entered)
      await expectHealthy(page)
    })

    // To Home while the answer is on its way, and back once the server has recovered.
    test('left', async ({ page }) => {
      await meet(page, screen, 'left')
      await page.waitForFunction(() => faulty.asked > 0)
      const aborted = () => page.evaluate(() => faulty.aborted)
      const before = await aborted()
      await page.getByRole('link', { name: 'React Query Course' }).first().click()
      await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
      await expect(page.getByRole('alert')).toHaveCount(0)
      if (isAbortedByLeaving(screen)) {
        // React cleans up a screen that is gone after it has drawn the next one.
        await expect.poll(aborted, { timeout: 5000 }).toBeGreaterThan(before)
        test.info().annotations.push({ type: 'aborted', description: String(await aborted()) })
      }
      if (screen.writes === undefined) await heal(page)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: /^(?!Welcome)/ }).waitFor()
      if (screen.writes !== undefined) {
        const alert = page.getByRole('alert').filter({ hasText: screen.writes })
        const tryAgain = alert.getByRole('button', { name: RETRY })
        await tryAgain.waitFor()
        await heal(page)
        await tryAgain.click()
        await expect(listed(page, screen.writes)).toBeVisible()
        return
      }
      await settle(page)
      await expectStanding(page)
      // Nobody has aborted it, so that it reaches its time limit.
      if (screen.keepsAsking !== undefined) await takeWayOn(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      if (asksOnArrival(screen)) expect(await textOf(page, screen)).toBe(healthyText)
    })

    /** The screen is as it is without a fault. */
    async function expectHealthy(page: Page): Promise<void> {
      await expect(page.getByRole('alert')).toHaveCount(0)
      if (screen.writes === undefined) expect(await textOf(page, screen)).toBe(healthyText)
      else await expect(listed(page, screen.writes)).toBeVisible()
    }
  })
}

/** Opens a screen, and lets it ask a server with a fault. Returns what its fields hold when the request leaves. */
async function meet(page: Page, screen: AskingScreen, fault: FaultName | undefined): Promise<string[]> {
  const { path, enter, send, fasterTimers = 1 } = screen
  const first = asksOnArrival(screen) ? fault : undefined
  // A request that leaving aborts is not to reach its time limit.
  const hurry = fault === 'left' && isAbortedByLeaving(screen) ? 1 : HURRY
  await page.addInitScript(installFaultyFetch, { fault: first, hurry, fasterTimers })
  await page.goto(sites.root + path.slice(1))
  await page.getByRole('button', { name: 'Lab', exact: true }).waitFor()
  if (first === undefined) await settle(page)
  await page.evaluate((next) => void (faulty.fault = next), fault)
  await enter?.(page)
  const entered = await fieldsOf(page)
  await send?.(page)
  return entered
}

async function heal(page: Page): Promise<void> {
  await page.evaluate(() => void (faulty.fault = undefined))
}

/** Presses every Retry, and each that comes up meanwhile. */
async function takeWayOn(page: Page): Promise<void> {
  const buttons = retryButtons(page)
  for (let presses = 0; (await buttons.count()) > 0; presses += 1) {
    expect(presses, 'Retry does not help: its alert comes back.').toBeLessThan(20)
    // It may have gone since it was counted: the answer to the press before has arrived. One that cannot be pressed stays.
    await buttons
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await settle(page)
  }
  await settle(page)
}

function retryButtons(page: Page) {
  return page.getByRole('main').getByRole('button', { name: RETRY })
}

/** The screen says that there is nothing, or what is wrong. */
async function expectEmptyOrSaid(page: Page): Promise<void> {
  await settle(page)
  if ((await page.getByRole('alert').count()) > 0) return
  await expect(page.locator('main')).toContainText(
    /\bNo (posts|todos)\b|\bNothing more\b|\b0 (posts|todos|of)\b|has not written|\n0\n/,
    { useInnerText: true },
  )
}

/** Every field holds what it held before. */
async function expectKept(page: Page, before: readonly string[]): Promise<void> {
  expect((await fieldsOf(page)).slice(0, before.length)).toEqual(before)
}

/** The screen has its heading, and no crash has taken its place. */
async function expectStanding(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(heading).not.toHaveText(/^Oops/)
}
