import type { Locator, Page } from 'playwright'
import { lessonPageId, lessonPath, lessons } from '#syllabus/lessons.ts'

/** Where one sees the value of a key, and can change it. */
export interface Place {
  /** Below the address of the app, or of the catalogue. */
  address: string
  /** Opens the part of the page that shows it; the page itself unless set. */
  open?: (page: Page) => Promise<Locator>
  shown: (scope: Locator) => Locator
  /** The attribute that has the value; its text unless set. */
  attribute?: string
  /** Changes the value as a visitor does, and what then shows. */
  change?: { by: (scope: Locator) => Promise<void>; shows: string }
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

type Places = Record<
  'storeUser' | 'storeCart' | 'storeTheme' | 'contextUser' | 'contextTheme' | 'demoName',
  Omit<Place, 'address' | 'open'>
>

/** The same cards stand in the app and in the demos of the catalogue. */
const cards: Places = {
  storeUser: { shown: fact(SUMMARY, 'User') },
  storeCart: {
    shown: fact(SUMMARY, 'Cart'),
    change: {
      by: async (scope) => {
        await pressIfEnabled(scope.getByRole('button', { name: 'Clear cart' }).first())
        await scope.getByRole('button', { name: 'Add Dev Tools' }).click()
      },
      shows: '1 item, $49.99',
    },
  },
  storeTheme: { shown: fact(SUMMARY, 'Theme'), change: { by: turnDark('4. Theme'), shows: 'dark' } },
  contextUser: { shown: fact(NESTED, 'User') },
  contextTheme: {
    shown: fact(NESTED, 'Theme'),
    change: { by: turnDark('Theme with context'), shows: 'dark' },
  },
  demoName: {
    shown: (scope) => scope.getByRole('region', { name: 'Custom hooks' }).getByText(/^Hello, /),
    change: { by: (scope) => scope.getByLabel('Your name').fill('Linus'), shows: 'Hello, Linus.' },
  },
}

const users = {
  storeUser: { by: logInTo('2. User authentication'), shows: 'Linus' },
  contextUser: { by: logInTo('User with context'), shows: 'Linus' },
}

const progressLine: Place['shown'] = (scope) => scope.getByText(/^\d+ of \d+ exercises/).first()

const inApp = (slug: 'zustand-demo' | 'context-demo') => ({ address: lessonPath(slug).slice(1) })

/** The places in the app. */
export const appPlaces = {
  storeUser: { ...inApp('zustand-demo'), ...cards.storeUser, change: users.storeUser },
  storeCart: { ...inApp('zustand-demo'), ...cards.storeCart },
  storeTheme: { ...inApp('zustand-demo'), ...cards.storeTheme },
  contextUser: { ...inApp('context-demo'), ...cards.contextUser, change: users.contextUser },
  contextTheme: { ...inApp('context-demo'), ...cards.contextTheme },
  demoName: { ...inApp('context-demo'), ...cards.demoName },
  progress: { address: '', shown: progressLine },
} satisfies Record<string, Place>

const page = (id: string) => `iframe.html?viewMode=docs&id=${id}`

/** The demo of a lesson's whole screen, which is called what the lesson is called. */
function demo(slug: 'zustand-demo' | 'context-demo') {
  const title = lessons.find((lesson) => lesson.slug === slug)?.title ?? slug
  return { address: page(lessonPageId({ slug })), open: (within: Page) => figureIn(within, title) }
}

/** A figure of a page, wherever it stands: folds around it are opened. */
async function figureIn(within: Page, title: string): Promise<Locator> {
  // What is folded away has no role.
  const attached = within.locator(`figure[aria-label="${title}"]`)
  await attached.first().waitFor({ state: 'attached' })
  const closedFold = within.locator('details:not([open])', { has: attached }).first()
  while ((await closedFold.count()) > 0) await closedFold.locator('> summary').click()
  const figure = within.getByRole('figure', { name: title, exact: true }).first()
  await figure.scrollIntoViewIfNeeded()
  return figure
}

const EDITOR = { name: /problem\.tsx/ }

/** The places in the catalogue. */
export const cataloguePlaces = {
  storeUser: { ...demo('zustand-demo'), ...cards.storeUser, change: users.storeUser },
  storeCart: { ...demo('zustand-demo'), ...cards.storeCart },
  storeTheme: { ...demo('zustand-demo'), ...cards.storeTheme },
  contextUser: { ...demo('context-demo'), ...cards.contextUser, change: users.contextUser },
  contextTheme: { ...demo('context-demo'), ...cards.contextTheme },
  demoName: { ...demo('context-demo'), ...cards.demoName },
  progress: { address: page('course-welcome--welcome'), shown: progressLine },
  look: {
    address: page('course-welcome--welcome'),
    shown: (scope) => scope.page().locator('html'),
    attribute: 'data-text-size',
  },
  work: {
    address: page(lessonPageId({ slug: 'basic-query' })),
    open: (within) => figureIn(within, 'Exercise: The missing key'),
    shown: (scope) => scope.getByRole('textbox', EDITOR).locator('.cm-line').first(),
  },
} satisfies Record<string, Place>
