import type { Locator, Page } from '@playwright/test'
import { lessonPageId, lessonPath, lessons } from '#syllabus/lessons.ts'
import * as shapes from './values.ts'
import type { StoredShape } from './values.ts'

/** A key of local storage, what it can hold, and where one sees that. */
export interface StoredKey {
  site: 'app' | 'catalogue'
  key: string
  shape: StoredShape
  /** The page that shows it, below the address of the app, or of the catalogue. */
  address: string
  /** Opens the part of the page that shows it; the page itself unless set. */
  open?: (page: Page) => Promise<Locator>
  shown: (scope: Locator) => Locator
  /** The attribute that has the value; its text unless set. */
  attribute?: string
  /** Changes the value as a visitor does, and what then shows. */
  change?: { by: (scope: Locator) => Promise<void>; shows: string }
  /** Whether it is read with the page alone: what another tab writes then shows after a reload. */
  readOnce?: true
}

interface Card extends Pick<StoredKey, 'key' | 'shape' | 'shown' | 'change'> {
  slug: 'zustand-demo' | 'context-demo'
}

const fact = (region: string, term: string) => (scope: Locator) =>
  scope.getByRole('region', { name: region }).locator(`dl > div:has(> dt:text-is("${term}")) > dd`).first()

/** To dark, by way of light: the button of the current theme is disabled. */
const turnDark = (region: string) => async (scope: Locator) => {
  const button = (name: string) =>
    scope.getByRole('region', { name: region }).getByRole('button', { name, exact: true })
  await pressIfEnabled(button('Light'))
  await button('Dark').click()
}

const logInTo = (region: string) => async (scope: Locator) => {
  const card = scope.getByRole('region', { name: region })
  const logOut = card.getByRole('button', { name: 'Log out' })
  if (await logOut.isVisible()) await logOut.click()
  await card.getByLabel('Email').fill('linus@example.com')
  await card.getByLabel('Password').fill('secret')
  await card.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function pressIfEnabled(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-disabled')) !== 'true') await button.click()
}

const SUMMARY = '6. Cross-store summary'
const NESTED = 'A deeply nested component'

/** The same cards stand in the app and in the demos of the catalogue. */
const cards: readonly Card[] = [
  {
    slug: 'zustand-demo',
    key: 'user-storage',
    shape: shapes.storeUser,
    shown: fact(SUMMARY, 'User'),
    change: { by: logInTo('2. User authentication'), shows: 'Linus' },
  },
  {
    slug: 'zustand-demo',
    key: 'cart-storage',
    shape: shapes.storeCart,
    shown: fact(SUMMARY, 'Cart'),
    change: {
      by: async (scope) => {
        await pressIfEnabled(scope.getByRole('button', { name: 'Clear cart' }).first())
        await scope.getByRole('button', { name: 'Add Dev Tools' }).click()
      },
      shows: '1 item, $49.99',
    },
  },
  {
    slug: 'zustand-demo',
    key: 'theme-storage',
    shape: shapes.storeTheme,
    shown: fact(SUMMARY, 'Theme'),
    change: { by: turnDark('4. Theme'), shows: 'dark' },
  },
  {
    slug: 'context-demo',
    key: 'user',
    shape: shapes.contextUser,
    shown: fact(NESTED, 'User'),
    change: { by: logInTo('User with context'), shows: 'Linus' },
  },
  {
    slug: 'context-demo',
    key: 'theme',
    shape: shapes.contextTheme,
    shown: fact(NESTED, 'Theme'),
    change: { by: turnDark('Theme with context'), shows: 'dark' },
  },
  {
    slug: 'context-demo',
    key: 'demo-name',
    shape: shapes.demoName,
    shown: (scope) => scope.getByRole('region', { name: 'Custom hooks' }).getByText(/^Hello, /),
    change: { by: (scope) => scope.getByLabel('Your name').fill('Linus'), shows: 'Hello, Linus.' },
  },
]

const progress: Pick<StoredKey, 'key' | 'shape' | 'shown'> = {
  key: 'course-progress',
  shape: shapes.progressShape,
  shown: (scope) => scope.getByText(/^\d+ of \d+ exercises/).first(),
}

/** Demos of the catalogue have keys of their own (`src/course/learner/demoStorage.ts`). */
const PREFIX = 'catalogue:'
const WELCOME = docsPage('course-welcome--welcome')

/**
 * Every key that the app or the catalogue keeps something under. Of the exercises' keys, which differ in their id alone, one. The demos of
 * `useLocalStorage` in the catalogue begin with nothing stored each time, and keep nothing.
 */
export const storedKeys: readonly StoredKey[] = [
  ...cards.map(({ slug, ...card }): StoredKey => ({
    site: 'app',
    address: lessonPath(slug).slice(1),
    ...card,
  })),
  { site: 'app', address: '', ...progress },
  ...cards.map(({ slug, key, ...card }): StoredKey => {
    // The demo of a lesson's whole screen is called what the lesson is called.
    const title = lessons.find((lesson) => lesson.slug === slug)?.title ?? slug
    const address = docsPage(lessonPageId({ slug }))
    return { site: 'catalogue', key: PREFIX + key, address, open: (page) => figureIn(page, title), ...card }
  }),
  // The learner's progress is the same in both.
  { site: 'catalogue', address: WELCOME, ...progress },
  {
    site: 'catalogue',
    key: `${PREFIX}look`,
    shape: shapes.lookShape,
    address: WELCOME,
    shown: (scope) => scope.page().locator('html'),
    attribute: 'data-text-size',
    readOnce: true,
  },
  {
    site: 'catalogue',
    key: `${PREFIX}exercise:basic-query/the-missing-key`,
    shape: shapes.workShape,
    address: docsPage('components-exercises-basic-query-the-missing-key--docs'),
    shown: (scope) => scope.getByRole('textbox', { name: 'Your answer' }).locator('.cm-line').first(),
  },
]

function docsPage(id: string): string {
  return `iframe.html?viewMode=docs&id=${id}`
}

/** A figure of a page, wherever it stands: folds around it are opened. */
async function figureIn(page: Page, title: string): Promise<Locator> {
  // What is folded away has no role.
  const attached = page.locator(`figure[aria-label="${title}"]`)
  await attached.first().waitFor({ state: 'attached' })
  const closedFold = page.locator('details:not([open])', { has: attached }).first()
  while ((await closedFold.count()) > 0) await closedFold.locator('> summary').click()
  const figure = page.getByRole('figure', { name: title, exact: true }).first()
  await figure.scrollIntoViewIfNeeded()
  return figure
}
