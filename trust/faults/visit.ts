import type { BrowserContext, Locator, Page } from 'playwright'
import { demand, PATIENCE_MS } from '../cells.ts'
import { withQuietPage } from '../quietPage.ts'
import {
  expectAborted,
  expectArrived,
  expectEmptyOrSaid,
  expectHeading,
  expectKept,
  expectSaid,
  expectUnderWay,
} from './expectations.ts'
import type { FaultName, TableFault } from './faults.ts'
import { installFaultyFetch } from './faultyFetch.ts'
import { difference, fieldsOf, listed, settle, textOf, typeEverywhere } from './screenState.ts'
import type { AskingScreen } from './screens.ts'

/** How much faster a time limit of ten seconds runs where an answer is not to come. */
const HURRY = 20

const RETRY = /^(Retry|Try again)/

/** The text of a screen after a visit without a fault. */
export function visitWithoutFault(
  context: BrowserContext,
  app: string,
  screen: AskingScreen,
): Promise<string> {
  return withQuietPage(context, async (page) => {
    await arrive(page, app, screen, undefined)
    await ask(page, screen, undefined)
    await settle(page)
    return textOf(page, screen)
  })
}

/** Visits a screen whose requests meet a fault, and takes the way on. */
export function visitWithFault(
  context: BrowserContext,
  app: string,
  screen: AskingScreen,
  { name: fault, says }: TableFault,
  healthyText: string,
): Promise<string> {
  return withQuietPage(context, async (page) => {
    const asksOnArrival = screen.enter === undefined && screen.send === undefined
    await arrive(page, app, screen, asksOnArrival ? fault : undefined)
    const entered = await ask(page, screen, fault)
    if (fault === 'left') return await leaveAndReturn(page, screen, healthyText)
    if (fault === 'slow') await expectUnderWay(page)
    else if (says === undefined) await expectEmptyOrSaid(page)
    else await expectSaid(page, says)
    if (fault !== 'slow') await expectKept(page, entered)

    const typed = fault === 'slow' ? [] : await typeEverywhere(page)
    await heal(page)
    await takeWayOn(page, fault)
    await settle(page)
    if (screen.writes === undefined) await expectKept(page, typed.length > 0 ? typed : entered)
    // What is empty is an answer: nothing offers to ask for another one.
    if (fault !== 'empty' || screen.writes !== undefined) await expectArrived(page, screen, healthyText)
    return 'ok'
  })
}

async function arrive(
  page: Page,
  app: string,
  { path, fasterTimers = 1, writes, keepsAsking }: AskingScreen,
  fault: FaultName | undefined,
) {
  // A request that leaving aborts is not to reach its time limit.
  const isAborted = writes === undefined && keepsAsking === undefined
  const hurry = fault === 'left' && isAborted ? 1 : HURRY
  await page.addInitScript(installFaultyFetch, { fault, hurry, fasterTimers })
  await page.goto(app + path.slice(1))
  await page.getByRole('button', { name: 'Lab', exact: true }).waitFor()
  if (fault === undefined) await settle(page)
}

/** Returns what the fields held when the request left. */
async function ask(
  page: Page,
  { enter, send }: AskingScreen,
  fault: FaultName | undefined,
): Promise<string[]> {
  if (enter === undefined && send === undefined) return fieldsOf(page)
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
async function takeWayOn(page: Page, fault: FaultName): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name: RETRY })
  demand(
    (await buttons.count()) > 0 || ['slow', 'empty', 'left'].includes(fault),
    'The alert offers no way on: there is no Retry.',
  )
  for (let presses = 0; (await buttons.count()) > 0; presses += 1) {
    demand(presses < 20, 'Retry does not help: its alert comes back.')
    await pressIfThere(buttons.first())
    await settle(page)
  }
}

/** Presses a button that may have gone since it was counted: the answer to the press before has arrived. One that cannot be pressed stays. */
async function pressIfThere(button: Locator): Promise<void> {
  await button.click({ timeout: 2000 }).catch(() => undefined)
}

/** Goes to Home while the answer is on its way, and back once the server has recovered. */
async function leaveAndReturn(page: Page, screen: AskingScreen, healthyText: string): Promise<string> {
  await page.waitForFunction(() => faulty.asked > 0)
  const before = await page.evaluate(() => ({ ...faulty }))
  await page.getByRole('link', { name: 'React Query Course' }).first().click()
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  demand((await page.getByRole('alert').count()) === 0, 'Home shows an alert about the screen that was left.')
  const mustAbort = screen.writes === undefined && screen.keepsAsking === undefined
  if (mustAbort) await expectAborted(page, before.aborted)
  const { aborted } = await page.evaluate(() => ({ ...faulty }))
  if (screen.writes === undefined) await heal(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^(?!Welcome)/ }).waitFor()
  if (screen.writes !== undefined) {
    const tryAgain = page
      .getByRole('alert')
      .filter({ hasText: screen.writes })
      .getByRole('button', { name: RETRY })
    await tryAgain.waitFor({ timeout: PATIENCE_MS })
    await heal(page)
    await tryAgain.click()
    await listed(page, screen.writes).waitFor()
    return 'kept'
  }
  await settle(page)
  await expectHeading(page)
  // Nobody has aborted it, so that it reaches its time limit.
  if (screen.keepsAsking !== undefined) await takeWayOn(page, 'left')
  demand((await page.getByRole('alert').count()) === 0, 'After coming back an alert shows.')
  const isAsked = screen.enter === undefined && screen.send === undefined
  if (isAsked) {
    const text = await textOf(page, screen)
    demand(text === healthyText, `After coming back it differs: ${difference(text, healthyText)}`)
  }
  return mustAbort ? `${aborted} aborted` : 'ok'
}
