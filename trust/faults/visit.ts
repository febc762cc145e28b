import type { BrowserContext, Locator, Page } from 'playwright'
import { demand, PATIENCE_MS } from '../cells.ts'
import { withQuietPage } from '../quietPage.ts'
import type { FaultName, TableFault } from './faults.ts'
import { installFaultyFetch } from './faultyFetch.ts'
import type { AskingScreen } from './screens.ts'

/** How long, in ms, something may take that needs no answer. A request that is not to reach its time limit takes twice as long. */
const SOON_MS = 5000

/** How much faster a time limit of ten seconds runs where an answer is not to come. */
const HURRY = 20

/** The whole text of an element that says that something is under way. */
const UNDER_WAY = /^(Loading.*\.{3}|Adding\.{3}|Saving\.{3}|.*asking again\.{3}|asks again in .*|under way)$/
/** An entry of the cache that is fetched, as the list of entries shows it. */
const FETCHING = 'main [role=group] b:text-is("fetching")'
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

async function expectSaid(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: sentence }).first()
  await alert.waitFor({ timeout: PATIENCE_MS }).catch(async () => {
    const alerts = (await page.getByRole('alert').allInnerTexts()).join(' | ')
    demand(false, `No alert says “${sentence}” (alerts: ${alerts || 'none'}).`)
  })
  await expectHeading(page)
}

async function expectEmptyOrSaid(page: Page): Promise<void> {
  await settle(page)
  const text = await page.locator('main').innerText()
  const isSaid = (await page.getByRole('alert').count()) > 0
  demand(
    isSaid || /\bNo (posts|todos)\b|\bNothing more\b|\b0 (posts|todos|of)\b|has not written|\n0\n/.test(text),
    `Nothing says that there is nothing: ${text.slice(0, 200)}`,
  )
  await expectHeading(page)
}

async function expectUnderWay(page: Page): Promise<void> {
  await page.getByText(UNDER_WAY).or(page.locator(FETCHING)).filter({ visible: true }).first().waitFor()
  await expectHeading(page)
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
    await buttons.first().click()
    await settle(page)
  }
}

async function expectArrived(page: Page, screen: AskingScreen, healthyText: string): Promise<void> {
  demand((await page.getByRole('alert').count()) === 0, 'An alert stays after the server has recovered.')
  if (screen.writes !== undefined) {
    await listed(page, screen.writes).waitFor()
    return
  }
  const text = await textOf(page, screen)
  demand(
    text === healthyText,
    `Afterwards the screen differs from one without a fault: ${difference(text, healthyText)}`,
  )
}

function listed(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text }).first()
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

/** React cleans up a screen that is gone after it has drawn the next one. */
async function expectAborted(page: Page, before: number): Promise<void> {
  const isAborted = page.waitForFunction((count) => faulty.aborted > count, before, { timeout: SOON_MS })
  await isAborted.catch(async () => {
    const asked = await page.evaluate(() => faulty.asked)
    demand(false, `Leaving aborts none of the ${asked} requests.`)
  })
}

async function expectHeading(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  demand(
    (await heading.count()) === 1 && !(await heading.innerText()).startsWith('Oops'),
    'The screen has crashed.',
  )
}

/** Waits until nothing is under way. */
async function settle(page: Page): Promise<void> {
  await page.locator(FETCHING).first().waitFor({ state: 'detached', timeout: PATIENCE_MS })
  await page.waitForFunction(
    (underWay) => {
      const leaves = [...document.querySelectorAll('main *')].filter(
        (element) => element.children.length === 0,
      )
      const pattern = new RegExp(underWay)
      return leaves.length > 0 && !leaves.some(({ textContent }) => pattern.test(textContent.trim()))
    },
    UNDER_WAY.source,
    { timeout: PATIENCE_MS },
  )
}

async function fieldsOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

async function expectKept(page: Page, before: readonly string[]): Promise<void> {
  const now = await fieldsOf(page)
  demand(
    before.every((value, index) => now[index] === value),
    `What was entered is lost: “${before.join('”, “')}” has become “${now.join('”, “')}”.`,
  )
}

/** Types into every text field that is still empty, while the failure shows. */
async function typeEverywhere(page: Page): Promise<string[]> {
  const fields = page.locator('main :is(input:is([type=text], [type=email], :not([type])), textarea)')
  for (const field of await fields.all()) {
    if ((await field.inputValue()) === '') await field.fill('typed while it failed')
  }
  return (await fields.count()) === 0 ? [] : fieldsOf(page)
}

/** Numbers and plurals aside: a retry is one more request. */
async function textOf(page: Page, { part = 'main' }: AskingScreen): Promise<string> {
  const text = await page.locator(part).first().innerText()
  return text
    .replaceAll(/\d+(?:\.\d+)?/g, '#')
    .replaceAll(/(request|post|todo)s\b/g, '$1')
    .replaceAll(/\s+/g, ' ')
}

function difference(text: string, expected: string): string {
  const at = [...expected].findIndex((sign, index) => text[index] !== sign)
  return `“${text.slice(Math.max(0, at - 20), at + 60)}” in place of “${expected.slice(Math.max(0, at - 20), at + 60)}”.`
}
