import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { sites } from '../../e2e/site.ts'
import { test } from '../test.ts'
import { storedKeys } from './keys.ts'
import type { StoredKey } from './keys.ts'
import { troubles } from './troubles.ts'
import type { Trouble } from './troubles.ts'
import type { StoredValue } from './values.ts'

/** A page of the origin that runs no script of the course. */
const SILENT_FILE = 'llms.txt'

/** A key that is nobody's, and the one that fills storage. */
const FOREIGN = 'somebody-else'
const FILLING = 'filling'

for (const stored of storedKeys) {
  const { site, key, shape, address, change } = stored
  test.describe(`${site}: ${key}`, () => {
    for (const trouble of troubles) {
      test(trouble.name, async ({ context, page }) => {
        const silent = await context.newPage()
        await silent.goto(sites.root + SILENT_FILE)
        await prepare(silent, stored, trouble)
        const before = await othersThan(key, silent)

        if (trouble.storage === 'blocked') await page.addInitScript(blockStorage)
        await page.goto(`${sites.root}${site === 'app' ? '' : 'storybook/'}${address}`)
        // It is there as soon as the app is awake.
        if (site === 'app') await page.getByRole('button', { name: 'Lab', exact: true }).waitFor()
        const scope = await scopeOf(page, stored)
        await expectShown(scope, stored, trouble.shows(shape))
        await expectWorking(page)
        if (trouble.elsewhere) {
          const { does, shows } = trouble.elsewhere
          await changeElsewhere(silent, key, does === 'changes' ? shape.another.text : undefined)
          if (stored.readOnce) await page.reload()
          await expectShown(await scopeOf(page, stored), stored, [shows(shape)])
          await expectWorking(page)
        } else if (change) {
          await change.by(scope)
          await expectShown(scope, stored, [change.shows])
        }
        await page.close()
        if (trouble.elsewhere?.does !== 'clears') expect(await othersThan(key, silent)).toEqual(before)
      })
    }
  })
}

/** Fills storage for a visit. */
async function prepare(silent: Page, { key, shape }: StoredKey, trouble: Trouble): Promise<void> {
  const text = trouble.text ? trouble.text(shape) : shape.stored.text
  const others = storedKeys.filter((other) => other.key !== key)
  const texts: Record<string, string> = {
    ...Object.fromEntries(others.map((other) => [other.key, other.shape.stored.text])),
    [FOREIGN]: 'untouched',
    ...(text !== undefined && { [key]: text }),
  }
  await silent.evaluate((items) => void Object.assign(localStorage, items), texts)
  if (trouble.storage !== 'full') return
  await silent.evaluate((name) => {
    // Ever smaller pieces, to the last sign that fits.
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        localStorage.setItem(`${name} ${length}`, 'x'.repeat(length))
      } catch {
        // Half of it may fit.
      }
    }
  }, FILLING)
}

/** What storage holds under all other keys, without what every visit of a lesson records: that it was open, and which of its parts were seen, its end among them. */
async function othersThan(key: string, silent: Page): Promise<Record<string, string>> {
  const content = await silent.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const progress = JSON.parse(key === PROGRESS_KEY ? '{}' : (content[PROGRESS_KEY] ?? '{}')) as object
  const others = Object.entries(content).filter(([name]) => name !== key && name !== PROGRESS_KEY)
  return {
    ...Object.fromEntries(others.map(([name, text]) => [name, text.slice(0, 1000)])),
    [PROGRESS_KEY]: JSON.stringify({ ...progress, last: undefined, read: undefined, parts: undefined }),
  }
}

/** The part of the page that shows the key. */
async function scopeOf(page: Page, { open }: StoredKey): Promise<Locator> {
  return open ? open(page) : page.locator('body')
}

/** One of these texts shows. */
async function expectShown(
  scope: Locator,
  { shown, attribute }: StoredKey,
  texts: readonly StoredValue['shows'][],
): Promise<void> {
  const pattern = new RegExp(texts.map(patternOf).join('|'))
  if (attribute === undefined) await expect(shown(scope)).toHaveText(pattern)
  else await expect(shown(scope)).toHaveAttribute(attribute, pattern)
}

function patternOf(text: StoredValue['shows']): string {
  return text instanceof RegExp ? text.source : `^${text.replaceAll(/[$.*+?^()[\]{}|\\]/g, '\\$&')}$`
}

async function expectWorking(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('heading', { name: /^Oops/ })).toHaveCount(0)
  const polluted = await page.evaluate(() => Reflect.get({}, 'polluted') as unknown)
  expect(polluted, 'stored keys that have reached the prototype of all objects').toBeUndefined()
}

/** Writes to storage as another tab does; all of it is cleared where there is no text to write. */
async function changeElsewhere(silent: Page, key: string, text: string | undefined): Promise<void> {
  await silent.evaluate(
    ([name, value]) => (value === undefined ? localStorage.clear() : localStorage.setItem(name, value)),
    [key, text] as const,
  )
}

/** Runs in the page: storage that a browser refuses. */
function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}
