import type { Page } from '@playwright/test'
import { lessonPath, lessons } from '#syllabus/lessons.ts'
import type { LessonSlug } from '#syllabus/lessons.ts'

/** A screen at a moment when it asks its server. */
export interface AskingScreen {
  name: string
  slug: LessonSlug
  path: string
  /** What is typed or chosen first. Where nothing has to be pressed afterwards, it asks. */
  enter?: (page: Page) => Promise<unknown>
  /** What is pressed for it to ask. */
  send?: (page: Page) => Promise<unknown>
  /** Whether the request changes something. What was entered is then gone once it has arrived, and shows in a list. */
  writes?: string
  /** The part that is compared with a visit without a fault; `main` unless set. */
  part?: string
  /** Why leaving aborts none of its requests. */
  keepsAsking?: string
  /** By how much its timers run faster. */
  fasterTimers?: number
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const choose = (label: string, option: string) => (page: Page) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option)

const NO_SIGNAL = 'the shortest query passes no signal on'
const SHARED = 'a page of the list belongs to other screens, too (decision 8)'

/** What more is to be known of a lesson that asks on arrival. */
const details: Partial<Record<LessonSlug, Partial<AskingScreen>>> = {
  // The other side is the one that is wrong: a failure looks like an empty list there.
  'why-a-query': { part: 'section:has(h2:text("By a query"))', keepsAsking: NO_SIGNAL },
  // Its clocks go on.
  'stale-and-gc': { part: 'main [role=status]' },
  'infinite-query': { keepsAsking: SHARED },
  'which-entries-changed': { keepsAsking: 'entries that nobody reads are fetched, too' },
}

/** The screens that ask on arrival: those whose lesson says so. */
const onArrival: readonly AskingScreen[] = lessons
  .filter(({ asksOnMount }) => asksOnMount === true)
  .map(({ slug, title, path }) => ({ name: `${title}: arrival`, slug, path, ...details[slug] }))

/** What else asks: each control of a screen that sends a request. */
const acts: readonly (Omit<AskingScreen, 'path' | 'name'> & { act: string })[] = [
  { slug: 'why-a-query', act: 'another user', send: press('User 2'), ...details['why-a-query'] },
  { slug: 'basic-query', act: 'filter', enter: choose('Filter by user', 'User 2') },
  {
    slug: 'pagination',
    act: 'next page',
    // The second page is here before anybody asks for it.
    send: async (page) => {
      await press('Next')(page)
      await page.getByText('(page 2 of').waitFor()
      await press('Next')(page)
      await page.getByText('Page 3', { exact: true }).waitFor()
    },
  },
  { slug: 'infinite-query', act: 'load more', send: press('Load more'), ...details['infinite-query'] },
  {
    slug: 'todo-demo',
    act: 'add',
    enter: (page) => page.getByLabel('New todo').fill('Survive this'),
    send: press('Add'),
    writes: 'Survive this',
  },
  { slug: 'when-may-it-ask', act: 'choose a post', enter: choose('Post', 'Post 12') },
  // Its library asks again after 1, 2 and 4 seconds.
  { slug: 'errors-end-to-end', act: 'ask', send: press('Ask the server'), fasterTimers: 20 },
]

/** Every screen of the app that asks a server, on arrival and by each control that asks. */
export const askingScreens: readonly AskingScreen[] = [
  ...onArrival,
  ...acts.map(({ act, ...screen }) => ({
    ...screen,
    name: `${titleOf(screen.slug)}: ${act}`,
    path: lessonPath(screen.slug),
  })),
]

/** Whether it asks without being touched. */
export function asksOnArrival({ enter, send }: AskingScreen): boolean {
  return enter === undefined && send === undefined
}

/** Whether its request ends when one leaves. */
export function isAbortedByLeaving({ writes, keepsAsking }: AskingScreen): boolean {
  return writes === undefined && keepsAsking === undefined
}

function titleOf(slug: LessonSlug): string {
  return lessons.find((lesson) => lesson.slug === slug)?.title ?? slug
}
