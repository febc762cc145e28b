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
  title: string
  group: GroupSlug
  /** What a learner can do afterwards, in one sentence: its line in lists of lessons, and under the title of its page. */
  promise: string
  /** How long the page takes with its tasks done and its folds closed: its words at 200 a minute, and a minute for each demo. */
  minutes: number
  /** Not in the nav bar, whose links are given (behaviour §2). Home and the catalogue lead to such a lesson. */
  offNavBar?: true
  /** Whether the screen requests data on mount. The mock API then starts before it. */
  asksOnMount?: boolean
  /** Whether the screen depends on search parameters. It is then not hydrated if the address has any. */
  readsSearch?: boolean
  /** Search parameters that lead to other states of the screen, for the checks that visit every page. */
  examples?: readonly `?${string}`[]
}

/** Every lesson, in order. All lists of lessons derive from this one; `npm run new:lesson` adds to it. */
const definitions = [
  {
    slug: 'why-a-query',
    title: 'Why a query?',
    group: 'start-here',
    promise: 'Replace a fetch in an effect by a query, and know the five faults that this takes away.',
    minutes: 9,
    offNavBar: true,
    asksOnMount: true,
  },
  {
    slug: 'overview',
    title: 'Overview',
    group: 'start-here',
    promise: 'Show several queries on one screen, and never mistake “not known yet” for “none”.',
    minutes: 8,
    asksOnMount: true,
  },
  {
    slug: 'basic-query',
    title: 'Basic Query',
    group: 'server-state',
    promise: 'Show a list that handles loading, errors and refreshes, from one reusable query.',
    minutes: 12,
    asksOnMount: true,
  },
  {
    slug: 'stale-and-gc',
    title: 'Stale and gc',
    group: 'server-state',
    promise: 'Decide for how long an answer is trusted, and for how long it is kept when nothing reads it.',
    minutes: 8,
    offNavBar: true,
    asksOnMount: true,
  },
  {
    slug: 'pagination',
    title: 'Pagination',
    group: 'server-state',
    promise: 'Turn pages without a flicker, prefetch the next one, and keep the page in the address.',
    minutes: 8,
    asksOnMount: true,
    readsSearch: true,
    examples: ['?page=11'],
  },
  {
    slug: 'infinite-query',
    title: 'Infinite Query',
    group: 'server-state',
    promise: 'Let one list grow page by page, and end it exactly where the server does.',
    minutes: 8,
    asksOnMount: true,
  },
  {
    slug: 'todo-demo',
    title: 'Todo Demo',
    group: 'server-state',
    promise:
      'Show a change before the server confirms it, and end up with what the server has, whatever fails.',
    minutes: 10,
    asksOnMount: true,
  },
  {
    slug: 'reducer-demo',
    title: 'Reducer Demo',
    group: 'client-state',
    promise: 'Describe each change as an action, and keep all rules of a state in one pure function.',
    minutes: 8,
  },
  {
    slug: 'context-demo',
    title: 'Context Demo',
    group: 'client-state',
    promise: 'Share state with a whole subtree, and know who renders when it changes.',
    minutes: 9,
  },
  {
    slug: 'zustand-demo',
    title: 'Zustand Demo',
    group: 'client-state',
    promise: 'Keep app-wide state in small stores, and let each component read only what it shows.',
    minutes: 9,
  },
  {
    slug: 'router-docs',
    title: 'Router Docs',
    group: 'routing',
    promise: 'Keep in the address what a link should bring back: the page, the tab, the filter.',
    minutes: 9,
    readsSearch: true,
  },
  {
    slug: 'when-may-it-ask',
    title: 'When may it ask?',
    group: 'advanced',
    promise: 'Hold a query back until it may ask, and say what it does meanwhile.',
    minutes: 10,
  },
  {
    slug: 'which-entries-changed',
    title: 'Which entries changed?',
    group: 'advanced',
    promise: 'After a change, update exactly the entries that it concerns.',
    minutes: 9,
    asksOnMount: true,
  },
  {
    slug: 'select-and-renders',
    title: 'Select and renders',
    group: 'advanced',
    promise: 'Let each component read its part of an answer, and render only when that part changes.',
    minutes: 9,
    asksOnMount: true,
  },
  {
    slug: 'errors-end-to-end',
    title: 'Errors end to end',
    group: 'advanced',
    promise: 'Make every failure an error, and show it once, where it belongs.',
    minutes: 13,
  },
] as const satisfies readonly LessonDefinition[]

export type LessonSlug = (typeof definitions)[number]['slug']

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

/** The lessons of one group that the nav bar links to, in order. */
export function navLessonsOf(group: GroupSlug): readonly Lesson[] {
  return lessonsOf(group).filter(({ offNavBar }) => offNavBar !== true)
}

/** The label of the nav bar's menu that holds a group's lessons; undefined for a single lesson, a link in the bar itself. */
export function menuOf({ group: slug }: Pick<Lesson, 'group'>): string | undefined {
  return navLessonsOf(slug).length > 1 ? groups.find((group) => group.slug === slug)?.menu : undefined
}

/** The name of a lesson's screen, of the files that hold it, and of those that show it in the catalogue. */
export function screenName({ slug }: Pick<LessonDefinition, 'slug'>): string {
  return slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The id of a lesson's page in the catalogue, which is made of its title: its slug, too (decision 18). */
export function lessonPageId({ slug }: Pick<LessonDefinition, 'slug'>): string {
  return `course-${slug}--lesson`
}
