import { expect } from '@playwright/test'
import type { BrowserContext, Locator, Page } from 'playwright'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { demand, PATIENCE_MS } from '../cells.ts'
import type { TrustContext } from '../context.ts'
import { withQuietPage } from '../quietPage.ts'
import { storedKeys } from './keys.ts'
import type { StoredKey } from './keys.ts'
import type { Trouble } from './troubles.ts'
import type { StoredValue } from './values.ts'

/** A page of the origin that runs no script of the course. */
const SILENT_FILE = 'llms.txt'

/** A key that is nobody's, and the one that fills storage. */
const FOREIGN = 'somebody-else'
const FILLING = 'filling'

type Sites = Pick<TrustContext, 'app' | 'catalogue'>

/** Opens the page of a key whose storage is in trouble, uses it, and looks at all other keys afterwards. */
export async function visitInTrouble(
  context: BrowserContext,
  sites: Sites,
  stored: StoredKey,
  trouble: Trouble,
): Promise<void> {
  const { key, place, shape, site } = stored
  const silent = await context.newPage()
  try {
    await silent.goto(sites.app + SILENT_FILE)
    const before = await prepare(silent, stored, trouble)
    await withQuietPage(context, async (page) => {
      if (trouble.storage === 'blocked') await page.addInitScript(blockStorage)
      await page.goto(sites[site] + place.address)
      // It is there as soon as the app is awake.
      if (site === 'app') await page.getByRole('button', { name: 'Lab', exact: true }).waitFor()
      const scope = await scopeOf(page, stored)
      await expectShown(scope, stored, trouble.shows(shape))
      await expectWorking(page)
      if (trouble.elsewhere) await followOtherTab(page, silent, stored, trouble.elsewhere)
      else await change(scope, stored)
    })
    const after = await contentOf(silent)
    if (trouble.elsewhere?.does !== 'clears') expectUntouched(key, before, after)
  } finally {
    await silent.close()
  }
}

/** Fills storage for a visit. Returns what it holds. */
async function prepare(silent: Page, { key, shape }: StoredKey, trouble: Trouble): Promise<Content> {
  const text = trouble.text ? trouble.text(shape) : shape.stored.text
  const others = storedKeys.filter((other) => other.key !== key)
  const items: Content = {
    ...Object.fromEntries(others.map((other) => [other.key, other.shape.stored.text])),
    [FOREIGN]: 'untouched',
    ...(text !== undefined && { [key]: text }),
  }
  await silent.evaluate(
    ({ texts, fill }) => {
      localStorage.clear()
      for (const [name, value] of Object.entries(texts)) localStorage.setItem(name, value)
      if (fill === undefined) return
      // Ever smaller pieces, to the last sign that fits.
      for (let length = 2 ** 22; length >= 1; length /= 2) {
        try {
          localStorage.setItem(`${fill} ${length}`, 'x'.repeat(length))
        } catch {
          // Half of it may fit.
        }
      }
    },
    { texts: items, fill: trouble.storage === 'full' ? FILLING : undefined },
  )
  return contentOf(silent)
}

/** The part of the page that shows the key. */
async function scopeOf(page: Page, { place }: StoredKey): Promise<Locator> {
  return place.open ? place.open(page) : page.locator('body')
}

async function expectShown(
  scope: Locator,
  { place }: StoredKey,
  texts: readonly StoredValue['shows'][],
): Promise<void> {
  const shown = place.shown(scope)
  const pattern = new RegExp(texts.map(patternOf).join('|'))
  const options = { timeout: PATIENCE_MS }
  if (place.attribute === undefined) await expect(shown).toHaveText(pattern, options)
  else await expect(shown).toHaveAttribute(place.attribute, pattern, options)
}

function patternOf(text: StoredValue['shows']): string {
  return text instanceof RegExp ? text.source : `^${text.replaceAll(/[$.*+?^()[\]{}|\\]/g, '\\$&')}$`
}

async function expectWorking(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  demand((await page.getByRole('heading', { name: /^Oops/ }).count()) === 0, 'The page has crashed.')
  const polluted = await page.evaluate(() => Reflect.get({}, 'polluted') as unknown)
  demand(polluted === undefined, 'Stored keys have reached the prototype of all objects.')
}

/** Uses the page as a visitor does. */
async function change(scope: Locator, stored: StoredKey): Promise<void> {
  const { place } = stored
  if (place.change === undefined) return
  await place.change.by(scope)
  await expectShown(scope, stored, [place.change.shows])
}

async function followOtherTab(
  page: Page,
  silent: Page,
  stored: StoredKey,
  { does, shows }: NonNullable<Trouble['elsewhere']>,
): Promise<void> {
  const { key, shape } = stored
  await silent.evaluate(
    ({ name, text }) => (text === undefined ? localStorage.clear() : localStorage.setItem(name, text)),
    { name: key, text: does === 'changes' ? shape.another.text : undefined },
  )
  if (stored.readOnce) await page.reload()
  await expectShown(await scopeOf(page, stored), stored, [shows(shape)])
  await expectWorking(page)
}

type Content = Record<string, string>

function contentOf(silent: Page): Promise<Content> {
  return silent.evaluate(() => ({ ...localStorage }) as Record<string, string>)
}

function expectUntouched(key: string, before: Content, after: Content): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const touched = [...names].find(
    (name) => name !== key && withoutVisit(name, before[name]) !== withoutVisit(name, after[name]),
  )
  demand(
    touched === undefined,
    `The key “${touched}” has changed from ${short(before[touched ?? ''])} to ${short(after[touched ?? ''])}.`,
  )
}

/** A text without what every visit of a lesson records: that it was open, and whether its end was seen. */
function withoutVisit(key: string, text: string | undefined): string | undefined {
  if (key !== PROGRESS_KEY || text === undefined) return text
  return JSON.stringify({ ...(JSON.parse(text) as object), last: undefined, read: undefined })
}

function short(text: string | undefined): string {
  return text === undefined ? 'nothing' : `“${text.slice(0, 60)}”`
}

/** Runs in the page: storage that a browser refuses. */
function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}
