import type { GroupSlug, LessonSlug } from '#syllabus/lessons.ts'

/** A term of the course. */
export interface GlossaryEntry {
  /** Its name, as text uses it. */
  term: string
  group: Exclude<GroupSlug, 'start-here'>
  /** What it means, in two sentences; what stands between backticks is code. */
  says: string
  /** The page that teaches it. */
  lesson: LessonSlug
}

/** The terms of the course, each said once. In a group, a term comes after those that explain it. */
export const glossary = [
  {
    term: 'query',
    group: 'server-state',
    says: 'A query asks a server for data and keeps the answer in the cache. Components that use the same query share one answer.',
    lesson: 'basic-query',
  },
  {
    term: 'query key',
    group: 'server-state',
    says: 'The key is an array that names an answer in the cache. It lists every value that the query function reads and that can change.',
    lesson: 'basic-query',
  },
  {
    term: 'cache entry',
    group: 'server-state',
    says: 'An entry is what the cache holds for one query key: the data, the last error, and the time of each. There is one entry for a key, however many components read it.',
    lesson: 'basic-query',
  },
  {
    term: 'observer',
    group: 'server-state',
    says: 'An observer connects one component with one cache entry, and each `useQuery` makes one. This course also calls it a reader.',
    lesson: 'basic-query',
  },
  {
    term: 'status',
    group: 'server-state',
    says: 'The status says what a query has: `pending` means neither data nor an error yet, `success` means data, `error` means that the last fetch failed, or that a `select` threw, whether or not there is older data. It does not say whether a request is in flight.',
    lesson: 'when-may-it-ask',
  },
  {
    term: 'isPending',
    group: 'server-state',
    says: 'Of a query, `isPending` says that it has neither data nor an error yet. Of a mutation, it says that a call is in flight.',
    lesson: 'basic-query',
  },
  {
    term: 'fetchStatus',
    group: 'server-state',
    says: 'The fetchStatus says what a query does: `fetching` from the start of a fetch to its end, waits between retries included, `paused` while it has no connection or waits to retry in a hidden tab, otherwise `idle`. A query that has data can be fetching, too.',
    lesson: 'when-may-it-ask',
  },
  {
    term: 'fresh',
    group: 'server-state',
    says: 'Data is fresh while it is younger than its `staleTime`. A component that mounts gets fresh data without a request.',
    lesson: 'stale-and-gc',
  },
  {
    term: 'stale',
    group: 'server-state',
    says: 'Data is stale when its `staleTime` is over, or when it was invalidated. It is shown at once, and requested again when a component starts to read it, or on focus or reconnect.',
    lesson: 'stale-and-gc',
  },
  {
    term: 'staleTime',
    group: 'server-state',
    says: 'The stale time says how long data is fresh, in milliseconds from its arrival. The default is 0: stale at once.',
    lesson: 'stale-and-gc',
  },
  {
    term: 'inactive',
    group: 'server-state',
    says: 'An entry is inactive while no component reads it. It stays in the cache for its `gcTime`, in case a component comes back.',
    lesson: 'stale-and-gc',
  },
  {
    term: 'gcTime',
    group: 'server-state',
    says: 'The gc time says how long an inactive entry is kept, in milliseconds, from when its last reader left or its last fetch ended, whichever is later. The default is 5 minutes; after that the entry is gone.',
    lesson: 'stale-and-gc',
  },
  {
    term: 'placeholder data',
    group: 'server-state',
    says: 'Placeholder data is shown until the data of the query arrives, such as the previous page. The cache does not store it.',
    lesson: 'pagination',
  },
  {
    term: 'initial data',
    group: 'server-state',
    says: 'Initial data is written into a new cache entry as if the server had sent it. It counts as fetched now, unless `initialDataUpdatedAt` says when.',
    lesson: 'from-list-to-detail',
  },
  {
    term: 'debounce',
    group: 'server-state',
    says: 'To debounce a value is to wait until it has not changed for a while, such as 300 ms after the last key. A query whose key holds the debounced value makes one request for a word, and none for its letters.',
    lesson: 'from-list-to-detail',
  },
  {
    term: 'prefetch',
    group: 'server-state',
    says: 'To prefetch is to put an answer into the cache before a component reads it. If it is still fresh when the component mounts, there is no second request.',
    lesson: 'pagination',
  },
  {
    term: 'waterfall',
    group: 'server-state',
    says: 'A waterfall is a chain of requests, each of which waits for the answer to the one before. Their times add up.',
    lesson: 'when-may-it-ask',
  },
  {
    term: 'infinite query',
    group: 'server-state',
    says: 'An infinite query keeps a list of pages in one cache entry. A refetch asks for every page again, in order.',
    lesson: 'infinite-query',
  },
  {
    term: 'mutation',
    group: 'server-state',
    says: 'A mutation changes something on the server. It runs when you call `mutate`, and by default it is not retried.',
    lesson: 'todo-demo',
  },
  {
    term: 'invalidate',
    group: 'server-state',
    says: 'To invalidate an entry, as `invalidateQueries` does, is to mark it as stale, however young it is. If a component reads it with a query that is enabled and not `static`, a request is made at once.',
    lesson: 'todo-demo',
  },
  {
    term: 'optimistic update',
    group: 'server-state',
    says: 'An optimistic update shows a change before the server has confirmed it. If the server refuses, it has to be undone.',
    lesson: 'todo-demo',
  },
  {
    term: 'rollback',
    group: 'server-state',
    says: 'A rollback takes an optimistic update back after a failure. It goes back to a snapshot, or takes out only the change that failed.',
    lesson: 'todo-demo',
  },
  {
    term: 'structural sharing',
    group: 'server-state',
    says: 'When an answer comes, every part that equals the old one is kept as the very same object. `useQuery` compares the fields of its result, so a component that reads a changed `data` renders; to render for one part of the data only, use `select`.',
    lesson: 'select-and-renders',
  },
  {
    term: 'retry',
    group: 'server-state',
    says: 'A retry is another request of the same query after a failure, before the query is in error. By default there are three of them, after 1, 2 and 4 seconds.',
    lesson: 'errors-end-to-end',
  },
  {
    term: 'error boundary',
    group: 'server-state',
    says: 'An error boundary is a component that shows a fallback when a component inside it throws an error in a render. A query throws its error there if `throwOnError` is true, or a function that returns true.',
    lesson: 'errors-end-to-end',
  },
  {
    term: 'Suspense boundary',
    group: 'server-state',
    says: 'A Suspense boundary shows a fallback while a component inside it waits for something, such as the first data of a `useSuspenseQuery`. What waits in a transition keeps the old content on the screen instead.',
    lesson: 'suspense-and-loaders',
  },
  {
    term: 'hydration',
    group: 'server-state',
    says: 'To hydrate a cache is to put into it what a server has fetched and sent along with the HTML. The data keeps the time at which it was fetched, so it can be stale when it comes.',
    lesson: 'suspense-and-loaders',
  },
  {
    term: 'mock server',
    group: 'server-state',
    says: 'A mock server answers the requests of a test, by handlers that the test knows. So the test decides what the server says, and a failing server is a line of code.',
    lesson: 'test-what-queries',
  },
  {
    term: 'mutant',
    group: 'server-state',
    says: 'A mutant is a copy of the code with one small fault. A test that passes on it would not notice the same fault in your code.',
    lesson: 'test-what-queries',
  },
  {
    term: 'action',
    group: 'client-state',
    says: 'An action is an object that names one change and holds its data. The reducer decides what it does to the state.',
    lesson: 'reducer-demo',
  },
  {
    term: 'reducer',
    group: 'client-state',
    says: 'A reducer is a function of the state and an action. It returns the next state.',
    lesson: 'reducer-demo',
  },
  {
    term: 'pure function',
    group: 'client-state',
    says: 'A pure function returns the same answer for the same arguments. It does nothing else: it changes nothing that it was given, and starts nothing.',
    lesson: 'reducer-demo',
  },
  {
    term: 'StrictMode',
    group: 'client-state',
    says: 'In development, `StrictMode` calls components, reducers and updaters twice, and runs the effects of a new component twice, with the cleanup in between. What is not pure, or misses its cleanup, shows then.',
    lesson: 'why-a-query',
  },
  {
    term: 'context',
    group: 'client-state',
    says: 'A context passes a value down to all components inside its provider. Every component that reads it renders when the value changes.',
    lesson: 'context-demo',
  },
  {
    term: 'provider',
    group: 'client-state',
    says: 'A provider is the component that gives a context its value. Readers get the value of the nearest provider above them.',
    lesson: 'context-demo',
  },
  {
    term: 'store',
    group: 'client-state',
    says: 'A store keeps state outside the components. Components read parts of it, and render when their part changes.',
    lesson: 'zustand-demo',
  },
  {
    term: 'selector',
    group: 'client-state',
    says: 'A selector is a function that picks from a state what a component shows. The component renders when the picked value changes.',
    lesson: 'zustand-demo',
  },
  {
    term: 'middleware',
    group: 'client-state',
    says: 'A middleware wraps something and adds to it: `persist` wraps a store and writes its state to a storage. In React Router, a middleware runs before all loaders of the page.',
    lesson: 'zustand-demo',
  },
  {
    term: 'route parameter',
    group: 'routing',
    says: 'A route parameter is a segment of the path that differs, such as the id in `/users/7`. It says what the page is about; it is text, or missing where the route makes it optional, as in `/users/:id?`.',
    lesson: 'router-docs',
  },
  {
    term: 'search parameter',
    group: 'routing',
    says: 'A search parameter is a name with a value after the question mark of an address. It says how a page is shown: its tab, its filter, its page number.',
    lesson: 'router-docs',
  },
  {
    term: 'loader',
    group: 'routing',
    says: 'A loader is a function of a route that fetches what its page needs. The router calls it when somebody follows a link there, before anything of the page renders.',
    lesson: 'suspense-and-loaders',
  },
] as const satisfies readonly GlossaryEntry[]

/** The name of a term. */
export type TermName = (typeof glossary)[number]['term']
