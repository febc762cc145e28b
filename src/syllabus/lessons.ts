import type { CheckedPackage } from './versions.ts'

/** The parts of the course, in order. A part with several lessons is a menu of the nav bar, labelled `menu`. */
export const groups = [
  { slug: 'start-here', title: 'Start here', menu: 'Start here' },
  { slug: 'server-state', title: 'Server state', menu: 'React Query' },
  { slug: 'client-state', title: 'Client state', menu: 'State Management' },
  { slug: 'routing', title: 'Routing', menu: 'Routing' },
  { slug: 'advanced', title: 'Advanced', menu: 'Advanced' },
] as const

export type GroupSlug = (typeof groups)[number]['slug']

/** One lesson: a screen of the app, and a page of the catalogue. */
export interface LessonDefinition {
  /**
   * The lesson's path in the app, its folder in the catalogue and, in PascalCase, the name of its screen and files.
   */
  slug: string
  /** What one learns to do, in a few words: how lists of lessons and the head of its page call it. */
  skill: string
  /** The name of its screen, and of its page. */
  title: string
  group: GroupSlug
  /** What a learner can do afterwards, in one sentence: its line in lists of lessons, and under the title of its page. */
  promise: string
  /** How long the page takes with all that it asks for (`minutesOf`). `npm run new:docs` writes it. */
  minutes: number
  /** What its claims are about, the most important first. When a minor version of one changes, the page is to be read again. */
  packages: readonly CheckedPackage[]
  /** The group in whose place the nav bar has it, whose links are given (behaviour §2), where that is another one. */
  navGroup?: GroupSlug
  /** Not in the nav bar, whose links are given (behaviour §2). Home and the catalogue lead to such a lesson. */
  offNavBar?: true
  /** Whether the screen requests data on mount. The mock API then starts before it. */
  asksOnMount?: boolean
  /** Whether the screen depends on search parameters. It is then not hydrated if the address has any. */
  readsSearch?: boolean
  /** Search parameters that lead to other states of the screen, for the checks that visit every page. */
  examples?: readonly `?${string}`[]
}

/** Every lesson, in order. All lists of lessons derive from this one. */
const definitions = [
  {
    slug: 'why-a-query',
    skill: 'Replace an effect that fetches',
    title: 'Why a query?',
    group: 'start-here',
    promise: 'Replace a fetch in an effect with a query, and name what such an effect gets wrong.',
    minutes: 36,
    packages: ['@tanstack/react-query', 'react'],
    offNavBar: true,
    asksOnMount: true,
  },
  {
    slug: 'basic-query',
    skill: 'Show a list',
    title: 'Basic Query',
    group: 'server-state',
    promise: 'Show a list that handles loading, errors and refreshes, from one reusable query.',
    minutes: 37,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
  {
    slug: 'overview',
    skill: 'Show several queries',
    title: 'Overview',
    group: 'server-state',
    navGroup: 'start-here',
    promise: 'Show several queries on one screen, and tell “not known yet” from “none”.',
    minutes: 34,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
  {
    slug: 'stale-and-gc',
    skill: 'Choose how long data is fresh',
    title: 'Stale and gc',
    group: 'server-state',
    promise: 'Choose a stale time and a gc time for each query, and know what each of them decides.',
    minutes: 25,
    packages: ['@tanstack/react-query'],
    offNavBar: true,
    asksOnMount: true,
  },
  {
    slug: 'pagination',
    skill: 'Turn pages',
    title: 'Pagination',
    group: 'server-state',
    promise: 'Turn pages without a flicker, prefetch the next one, and keep the page in the address.',
    minutes: 50,
    packages: ['@tanstack/react-query', 'react-router-dom'],
    asksOnMount: true,
    readsSearch: true,
    examples: ['?page=11'],
  },
  {
    slug: 'infinite-query',
    skill: 'Load more',
    title: 'Infinite Query',
    group: 'server-state',
    promise: 'Load a list page by page, and stop where the server’s list ends.',
    minutes: 53,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
  {
    slug: 'todo-demo',
    skill: 'Change data on a server',
    title: 'Todo Demo',
    group: 'server-state',
    promise: 'Show a change before the server confirms it, and take it back if the server refuses.',
    minutes: 54,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
  {
    slug: 'reducer-demo',
    skill: 'Write a reducer',
    title: 'Reducer Demo',
    group: 'client-state',
    promise: 'Describe each change as an action, and keep all rules of a state in one pure function.',
    minutes: 55,
    packages: ['react'],
  },
  {
    slug: 'context-demo',
    skill: 'Share a value with a subtree',
    title: 'Context Demo',
    group: 'client-state',
    promise: 'Share state with a whole subtree, and know which components render when it changes.',
    minutes: 39,
    packages: ['react', 'zustand'],
  },
  {
    slug: 'zustand-demo',
    skill: 'Keep state for the whole app',
    title: 'Zustand Demo',
    group: 'client-state',
    promise: 'Keep app-wide state in small stores, and let each component read only what it shows.',
    minutes: 51,
    packages: ['zustand', 'react'],
  },
  {
    slug: 'router-docs',
    skill: 'Keep state in the address',
    title: 'Router Docs',
    group: 'routing',
    promise: 'Keep in the address what a link should bring back: the page, the tab, the filter.',
    minutes: 54,
    packages: ['react-router-dom'],
    readsSearch: true,
  },
  {
    slug: 'when-may-it-ask',
    skill: 'Let a query wait',
    title: 'When may it ask?',
    group: 'advanced',
    promise: 'Start a query only when it has what it needs, and show the right state until then.',
    minutes: 39,
    packages: ['@tanstack/react-query'],
  },
  {
    slug: 'which-entries-changed',
    skill: 'Refresh what has changed',
    title: 'Which entries changed?',
    group: 'advanced',
    promise: 'After a change on the server, update the cache entries that show it, and no others.',
    minutes: 38,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
  {
    slug: 'select-and-renders',
    skill: 'Render only what changed',
    title: 'Select and renders',
    group: 'advanced',
    promise: 'Read parts of one answer in several components, and keep the renders few.',
    minutes: 37,
    packages: ['@tanstack/react-query', 'react', 'zustand'],
    asksOnMount: true,
  },
  {
    slug: 'from-list-to-detail',
    skill: 'Open an item of a list',
    title: 'From list to detail',
    group: 'advanced',
    promise: 'Show at once what a list already has of a detail, and still ask for the rest.',
    minutes: 37,
    packages: ['@tanstack/react-query', 'react'],
    asksOnMount: true,
  },
  {
    slug: 'errors-end-to-end',
    skill: 'Handle failures',
    title: 'Errors end to end',
    group: 'advanced',
    promise: 'Turn every failure into an error, decide what to retry, and show each failure once.',
    minutes: 36,
    packages: ['@tanstack/react-query', 'react'],
  },
  {
    slug: 'suspense-and-loaders',
    skill: 'Load ahead of the render',
    title: 'Suspense and loaders',
    group: 'advanced',
    promise: 'Write components that always have their data, and ask for it before they render.',
    minutes: 39,
    packages: ['@tanstack/react-query', 'react', 'react-router-dom'],
    asksOnMount: true,
  },
  {
    slug: 'test-what-queries',
    skill: 'Test a page that queries',
    title: 'Test what queries',
    group: 'advanced',
    promise: 'Write tests that pass alone and together, and fail when a user would suffer.',
    minutes: 34,
    packages: ['@tanstack/react-query'],
    asksOnMount: true,
  },
] as const satisfies readonly LessonDefinition[]

export type LessonSlug = (typeof definitions)[number]['slug']

/** `basic-query` becomes `BasicQuery`. */
type PascalCase<Slug extends string> = Slug extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Slug>

export type LessonScreenName = PascalCase<LessonSlug>

export interface Lesson extends LessonDefinition {
  slug: LessonSlug
  /** The lesson's address in the app. */
  path: string
}

export const lessons: readonly Lesson[] = definitions.map((definition) => ({
  ...definition,
  path: lessonPath(definition.slug),
}))

/** The address of a lesson's screen in the app. */
export function lessonPath(slug: LessonSlug): string {
  return `/${slug}`
}

/** The lessons of one group, in order. */
export function lessonsOf(group: GroupSlug): readonly Lesson[] {
  return lessons.filter((lesson) => lesson.group === group)
}

/** The lessons that the nav bar links to in the place of a group, in order. */
export function navLessonsOf(slug: GroupSlug): readonly Lesson[] {
  return lessons.filter(
    ({ group, navGroup, offNavBar }) => offNavBar !== true && (navGroup ?? group) === slug,
  )
}

/** The label of the nav bar's menu that holds a lesson; undefined for one that is alone in its place, a link in the bar itself. */
export function menuOf({
  group,
  navGroup: slug = group,
}: Pick<Lesson, 'group' | 'navGroup'>): string | undefined {
  return navLessonsOf(slug).length > 1 ? groups.find((group) => group.slug === slug)?.menu : undefined
}

/** The name of a lesson's screen, of the files that hold it, and of those that show it in the catalogue. */
export function screenName({ slug }: Pick<Lesson, 'slug'>): LessonScreenName {
  return slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) as LessonScreenName
}

/** The id of a lesson's page in the catalogue, which is made of its title: its slug, too (decision 18). */
export function lessonPageId({ slug }: Pick<LessonDefinition, 'slug'>): string {
  return `course-${slug}--lesson`
}
