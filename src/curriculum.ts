import { paths } from '#config/paths.ts'

/** The parts of the course, in the order in which it is taken. */
export const groups = [
  { slug: 'start-here', title: 'Start here' },
  { slug: 'server-state', title: 'Server state', menu: 'React Query' },
  { slug: 'client-state', title: 'Client state', menu: 'State Management' },
  { slug: 'routing', title: 'Routing' },
] as const

export type GroupSlug = (typeof groups)[number]['slug']

/** One lesson: a screen of the app, and a page of the catalogue. */
export interface Lesson {
  slug: string
  title: string
  group: GroupSlug
  /** What a learner can do after it, in one sentence. */
  summary: string
  path: string
}

/** Every lesson in order. Navigation, home page, sidebar and previous/next follow this list. */
export const lessons: readonly Lesson[] = [
  {
    slug: 'overview',
    title: 'Overview',
    group: 'start-here',
    summary: 'See what the course covers, and count what its server holds.',
    path: paths.overview,
  },
  {
    slug: 'basic-query',
    title: 'Basic Query',
    group: 'server-state',
    summary: 'Fetch a list, show its loading and its failure, and let the key decide what is fetched.',
    path: paths.basicQuery,
  },
  {
    slug: 'pagination',
    title: 'Pagination',
    group: 'server-state',
    summary: 'Turn pages without a flicker, and have the next one ready before it is asked for.',
    path: paths.pagination,
  },
  {
    slug: 'infinite-query',
    title: 'Infinite Query',
    group: 'server-state',
    summary: 'Load more and more of a list, and know when it ends.',
    path: paths.infiniteQuery,
  },
  {
    slug: 'todo-demo',
    title: 'Todo Demo',
    group: 'server-state',
    summary: 'Show a change before the server has confirmed it, and take it back when it fails.',
    path: paths.todoDemo,
  },
  {
    slug: 'reducer-demo',
    title: 'Reducer Demo',
    group: 'client-state',
    summary: 'Describe every change as an action, and keep state easy to follow.',
    path: paths.reducerDemo,
  },
  {
    slug: 'context-demo',
    title: 'Context Demo',
    group: 'client-state',
    summary: 'Share state with a whole subtree, and see what that costs.',
    path: paths.contextDemo,
  },
  {
    slug: 'zustand-demo',
    title: 'Zustand Demo',
    group: 'client-state',
    summary: 'Keep state in a small store, and let each component read only its part.',
    path: paths.zustandDemo,
  },
  {
    slug: 'router-docs',
    title: 'Router Docs',
    group: 'routing',
    summary: 'Put state where it can be linked to: in the address.',
    path: paths.routerDocs,
  },
]

/** The lessons of one group, in order. */
export function lessonsOf(group: GroupSlug): readonly Lesson[] {
  return lessons.filter((lesson) => lesson.group === group)
}

/** The id of a lesson's page in the catalogue. */
export function lessonPageId({ group, slug }: Lesson): string {
  return `${group}-${slug}--lesson`
}
