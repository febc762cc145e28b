import type { Page } from 'playwright'
import { demand, PATIENCE_MS } from '../cells.ts'
import { difference, FETCHING, fieldsOf, listed, settle, textOf, UNDER_WAY } from './screenState.ts'
import type { AskingScreen } from './screens.ts'

/** How long, in ms, something may take that needs no answer. A request that is not to reach its time limit takes twice as long. */
const SOON_MS = 5000

/** An alert says a sentence, and the screen stands. */
export async function expectSaid(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: sentence }).first()
  await alert.waitFor({ timeout: PATIENCE_MS }).catch(async () => {
    const alerts = (await page.getByRole('alert').allInnerTexts()).join(' | ')
    demand(false, `No alert says “${sentence}” (alerts: ${alerts || 'none'}).`)
  })
  await expectHeading(page)
}

/** The screen says that there is nothing, or what is wrong. */
export async function expectEmptyOrSaid(page: Page): Promise<void> {
  await settle(page)
  const text = await page.locator('main').innerText()
  const isSaid = (await page.getByRole('alert').count()) > 0
  demand(
    isSaid || /\bNo (posts|todos)\b|\bNothing more\b|\b0 (posts|todos|of)\b|has not written|\n0\n/.test(text),
    `Nothing says that there is nothing: ${text.slice(0, 200)}`,
  )
  await expectHeading(page)
}

/** Something says that an answer is on its way. */
export async function expectUnderWay(page: Page): Promise<void> {
  await page.getByText(UNDER_WAY).or(page.locator(FETCHING)).filter({ visible: true }).first().waitFor()
  await expectHeading(page)
}

/** Every field holds what it held before. */
export async function expectKept(page: Page, before: readonly string[]): Promise<void> {
  const now = await fieldsOf(page)
  demand(
    before.every((value, index) => now[index] === value),
    `What was entered is lost: “${before.join('”, “')}” has become “${now.join('”, “')}”.`,
  )
}

/** The screen is as it is without a fault. */
export async function expectArrived(page: Page, screen: AskingScreen, healthyText: string): Promise<void> {
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

/** React cleans up a screen that is gone after it has drawn the next one. */
export async function expectAborted(page: Page, before: number): Promise<void> {
  const isAborted = page.waitForFunction((count) => faulty.aborted > count, before, { timeout: SOON_MS })
  await isAborted.catch(async () => {
    const asked = await page.evaluate(() => faulty.asked)
    demand(false, `Leaving aborts none of the ${asked} requests.`)
  })
}

/** The screen has its heading, and no crash has taken its place. */
export async function expectHeading(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  demand(
    (await heading.count()) === 1 && !(await heading.innerText()).startsWith('Oops'),
    'The screen has crashed.',
  )
}
