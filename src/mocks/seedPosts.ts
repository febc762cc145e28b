import type { Post } from '#contract/post.ts'

type Note = readonly [title: string, body: string]

const serverState: readonly Note[] = [
  [
    'Server state is borrowed, not owned',
    'Data from an API belongs to the server and can change while you look at it. What you hold is a copy with an age, so treat its freshness as part of the data.',
  ],
  [
    'Pending is not the same as fetching',
    'In TanStack Query v5, isPending means that there is no data yet, and isFetching that a request is running. isLoading is both at once: the first fetch.',
  ],
  [
    'A 404 does not reject a fetch',
    'fetch rejects when no response arrives, not when the status is 404 or 500. Check response.ok and throw, or the query stores an error page as if it were data.',
  ],
  [
    'Let the query key describe the request',
    'Everything the query function reads belongs in its key. When the key changes, useQuery observes another cache entry and fetches it if it is missing or stale.',
  ],
  [
    'Query functions must return something',
    'A query function may return any value except undefined, which TanStack Query v5 treats as a failure. Return null when nothing found is a valid answer.',
  ],
  [
    'Three retries before you see an error',
    'By default a failed query is retried three times in the browser, with a growing delay. For a 404 that is wasted time, so give retry a function that looks at the error.',
  ],
  [
    'Pass the signal on to fetch',
    'Every query function receives an AbortSignal. Hand it to fetch, and the browser drops a request as soon as nobody is waiting for its answer any more.',
  ],
  [
    'Do not copy query data into useState',
    'A copy in local state stops following the cache: a background refetch updates the query, but not your copy. Read from the query and keep only the edits in state.',
  ],
  [
    'Hold a dependent query with enabled',
    'When a query needs an id from another one, keep enabled false until the id exists. Until then its status is pending, but its fetchStatus is idle.',
  ],
  [
    'Check the answer at the border',
    'A response is unknown until something has looked at it. Parse it with a schema where it enters the app, and every component behind that line can trust its types.',
  ],
]

const caching: readonly Note[] = [
  [
    'Stale is a label, not a deletion',
    'Stale data stays in the cache and is still shown at once. The label only says that the next mount, window focus or reconnect should refetch in the background.',
  ],
  [
    'staleTime and gcTime answer different questions',
    'staleTime says how long data counts as fresh, gcTime how long an entry without observers stays in memory. In the browser they default to 0 and five minutes.',
  ],
  [
    'Zero is a careful default',
    'With a staleTime of 0, data is stale as soon as it arrives. If a page refetches more often than you like, raise staleTime before you turn off refetchOnWindowFocus.',
  ],
  [
    'Two components, one request',
    'Components that ask for the same key while a request is running share it and its result. So call useQuery where the data is shown instead of passing it down.',
  ],
  [
    'Invalidate a whole family of keys',
    'invalidateQueries matches keys by prefix, so one short key covers the lists and the details below it. All matches become stale, and those on screen refetch now.',
  ],
  [
    'Unchanged data keeps its identity',
    'Structural sharing compares a new JSON response with the old one and reuses every part that is equal. An unchanged list keeps its reference and helps memo to skip.',
  ],
  [
    'Select the slice you render',
    'The select option derives a value from cached data. When a refetch leaves that value as it was, its component need not render again, and the cache keeps the full response.',
  ],
  [
    'Placeholder data never enters the cache',
    'placeholderData is shown while the real request runs, and isPlaceholderData tells you so. initialData is written to the cache and counts as real.',
  ],
  [
    'Prefetch when a hand hovers',
    'Hovering or focusing a link is a good hint about the next page. Prefetch its query in that moment; a wrong guess costs one request and shows no error to anyone.',
  ],
  [
    'Object order does not split the cache',
    'Query keys are hashed with sorted object keys, so { page, userId } and { userId, page } meet in one entry. The order of the items in the array still counts.',
  ],
]

const pagination: readonly Note[] = [
  [
    'Put the page number in the key',
    'Each page becomes its own cache entry, and going back shows it at once. Leave the number out, and a click on Next fetches nothing, because the key is still the same.',
  ],
  [
    'Keep the old page until the new arrives',
    'Pass keepPreviousData as placeholderData, and the last page stays visible while the next one loads. Dim it while isPlaceholderData is true to show that it will change.',
  ],
  [
    'Let the server count',
    'A full page does not tell you whether another one follows. Read a total or a next link from the response, and disable Next when there is nothing behind it.',
  ],
  [
    'Infinite queries store pages, not items',
    'useInfiniteQuery keeps an array of pages and an array of page parameters. Flatten the pages for display, but keep the shape when you write to the cache.',
  ],
  [
    'Undefined marks the end of a list',
    'getNextPageParam returns the parameter of the next page, or undefined or null when there is none. hasNextPage follows from that answer, so you need no flag of your own.',
  ],
  [
    'The first page has a parameter too',
    'Version 5 of TanStack Query asks every infinite query for an initialPageParam. The first request gets an explicit value instead of a default hidden in a function.',
  ],
  [
    'Infinite lists refetch page by page',
    'A refetch loads the pages again one after another, starting with the first. A long scroll means many requests, and maxPages limits how many pages are kept.',
  ],
  [
    'Cursors survive new rows',
    'With page numbers, a row added at the top pushes another one over the edge, and someone sees it twice. A cursor that points behind the last row seen stays correct.',
  ],
  [
    'Prefetch the page after this one',
    'While someone reads page three, page four can already load. One page ahead is enough to make most clicks on Next feel instant without wasting much traffic.',
  ],
  [
    'A new filter starts on page one',
    'Page seven of one filter may not exist in another. Reset the page in the same update that changes the filter, so no request asks for a page that is not there.',
  ],
]

const optimisticUpdates: readonly Note[] = [
  [
    'Cancel before you write ahead',
    'A refetch that is already on its way can overwrite an optimistic change. Await cancelQueries for that key, then take the snapshot, then write the new value.',
  ],
  [
    'Keep a snapshot for the way back',
    'Return the previous data from onMutate and restore it in onError. Without it, all you can do after a failure is to refetch and leave the wrong value up until then.',
  ],
  [
    'Settle with an invalidation',
    'onSettled runs after success and after failure. Invalidate there, and the cache ends up with what the server really stored, including fields that it filled in itself.',
  ],
  [
    'Return the promise from onSuccess',
    'A mutation stays pending until the promise from the onSuccess in useMutation has settled. Return invalidateQueries there, and the spinner stays until the list is fresh.',
  ],
  [
    'Show the variables, skip the cache',
    'While a mutation is pending, its variables hold what was sent. For one list on one screen you can render them as a faded row and never touch the cache.',
  ],
  [
    'Writes are not repeated by default',
    'Queries retry three times, mutations not at all. Repeating a write may place a second order, so allow it only where the server recognises a repeated request.',
  ],
  [
    'Give a scope to writes that queue',
    'Mutations that share a scope id run one after another instead of in parallel. That helps when a quick second click must not overtake the first.',
  ],
  [
    'Be optimistic where failure is rare',
    'A like or a checkbox almost always succeeds, so show it at once. A payment deserves a spinner, because taking back good news is worse than a short wait.',
  ],
  [
    'Never change cached data in place',
    'setQueryData needs a new object at every level that changes. Pushing into the cached array keeps its reference: observers may miss it, and your snapshot changes too.',
  ],
  [
    'Choose mutate or mutateAsync on purpose',
    'mutate leaves errors to the callbacks and returns nothing. mutateAsync returns a promise that rejects, so await it in a try block or expect an unhandled rejection.',
  ],
]

const clientState: readonly Note[] = [
  [
    'Derive what you can compute',
    'A total, a filtered list or a valid flag follows from other state. Compute it while rendering, and there is no second copy to keep in step.',
  ],
  [
    'One status instead of three booleans',
    'Loading, failed and done as separate flags allow eight combinations, most of them nonsense. One status with a single value leaves no room for the wrong ones.',
  ],
  [
    'Actions describe what happened',
    'Name actions after events such as item added or coupon rejected, not after setters. The reducer decides what an event means, and the action log reads like a story.',
  ],
  [
    'A reducer has no side effects',
    'It only computes the next state from the current one and an action. Strict Mode calls it twice during development, which helps to bring hidden effects to light.',
  ],
  [
    'State is a snapshot of one render',
    'Calling a setter does not change the variable in the function that is running. When the next value depends on the last, pass an updater function to the setter.',
  ],
  [
    'Reset a form with a key',
    'Give the form a key that changes with the record it edits. React mounts a fresh instance with fresh state, and no effect has to copy props into it.',
  ],
  [
    'Store the id, not the object',
    'A selected item kept as a whole object goes out of date when the list changes. Keep its id, and look the item up in the current list while rendering.',
  ],
  [
    'Lift state only as far as needed',
    'State belongs in the closest common parent of the components that use it. Put it higher, and a larger part of the tree may render after every keystroke.',
  ],
  [
    'Let the compiler find forgotten actions',
    'Assign the action to a variable of type never in the default branch. When the union grows, TypeScript points at every such switch that misses the new case.',
  ],
  [
    'Effects are for the outside world',
    'Use an effect to stay in step with something that React does not control, such as a socket or a timer. The answer to a click belongs in its event handler.',
  ],
]

const smallStores: readonly Note[] = [
  [
    'Context passes values, it manages nothing',
    'Context only makes a value available to the tree below its provider. The state itself still lives in useState, in useReducer or in a store that you pass along.',
  ],
  [
    'A context change renders every reader',
    'When a provider gets a new value, all components that read the context render again, memo or not. Split values that change at a different pace into two contexts.',
  ],
  [
    'A context can be its own provider',
    'Since React 19 you can render the context itself and drop the Provider suffix. The new use function reads it and, unlike useContext, may be called in a condition.',
  ],
  [
    'Pick one field per selector',
    'A component that selects count renders only when count changes. Without a selector it renders after every change of the store, related or not.',
  ],
  [
    'New objects in selectors need useShallow',
    'In Zustand 5 a selector that builds a new array or object on each call can end in an endless render loop. Wrap it in useShallow, or select the fields one by one.',
  ],
  [
    'Set merges one level deep',
    'In Zustand, set merges the object you give it into the state, but only at the top level. Copy nested objects yourself, or let the immer middleware do it.',
  ],
  [
    'Keep actions beside their state',
    'An action defined in the store can be called from a component, a test or a plain module. It keeps its identity, so selecting it causes no extra renders.',
  ],
  [
    'One store per provider, when needed',
    'A store at module level is shared by the whole page, and on a server by all requests. Use createStore in a provider when each screen needs a store of its own.',
  ],
  [
    'Persist little and version it',
    'The persist middleware of Zustand writes to localStorage unless told otherwise. Choose the lasting fields with partialize, and bring old shapes up to date with migrate.',
  ],
  [
    'Leave server data out of the store',
    'Responses copied into a client store need loading flags, expiry and refetching of your own. Keep them in the query cache, and only the selected ids in the store.',
  ],
]

const routing: readonly Note[] = [
  [
    'The URL is state you can share',
    'Filters, pages and tabs in the address survive a reload, a bookmark and a message to a colleague. If someone may want to send it, it belongs in the URL.',
  ],
  [
    'Search params are always text',
    'A page number from useSearchParams is a string, even when it looks like a number. Parse it, check its range, and fall back to a default when someone typed nonsense.',
  ],
  [
    'Replace history for small changes',
    'Typing in a search field should not leave twenty entries behind. Pass replace: true when you set the search params, and Back leads to the page before.',
  ],
  [
    'React Router 7 lives in one package',
    'Hooks and components now come from react-router. The react-router-dom package still re-exports them, so an app can upgrade first and rename its imports later.',
  ],
  [
    'Loaders start before the screen renders',
    'A route loader begins its request when the navigation starts, not after the component mounts. Let it fill the query cache, and read from there with useQuery.',
  ],
  [
    'Nested routes share their frame',
    'A parent route renders an Outlet where its child appears. Moving between the children keeps the parent mounted, with its sidebar, its queries and its state.',
  ],
  [
    'Links for places, buttons for actions',
    'A link can be copied, opened in a new tab and announced as a link. Calling navigate in a click handler gives all of that up, so keep it for after a submit.',
  ],
  [
    'Catch errors close to their route',
    'In a data router, an errorElement catches what the loader or the component of its route throws. The frame above it stays alive, with a way back into the app.',
  ],
  [
    'Return people to where they were',
    'The ScrollRestoration component remembers a scroll position per location in a data router. A warm query cache helps, because the list is back at full height at once.',
  ],
  [
    'Unknown addresses deserve a page',
    'A route with the path * catches whatever no other route matches. Say what happened in one sentence, and link to the places people probably wanted.',
  ],
]

const accessibility: readonly Note[] = [
  [
    'Start with the right element',
    'A button element comes with focus, Enter, Space and a role. A div with a click handler has none of these, and rebuilding them by hand is easy to get wrong.',
  ],
  [
    'Announce what changes quietly',
    'A list that reloads without a word says nothing to a screen reader. Put a short message such as 24 results into a role status element that is already on the page.',
  ],
  [
    'A placeholder is not a label',
    'It vanishes with the first letter and is often too pale to read. Give each field a visible label, tied to it with htmlFor and an id from useId.',
  ],
  [
    'Move focus when the page changes',
    'After a client-side navigation the focused link may be gone. Send focus to the new heading with tabIndex -1, and keyboard users start where the content starts.',
  ],
  [
    'Colour alone says too little',
    'Red and green look alike to many people, so add a word or an icon to each state. For text of normal size, WCAG AA asks for a contrast of at least 4.5 to 1.',
  ],
  [
    'Respect the wish for less motion',
    'Some people feel ill when large things slide across the screen. Check prefers-reduced-motion and use a fade or an instant change, which carries the same meaning.',
  ],
  [
    'Tie the message to its field',
    'Set aria-invalid on the input and point aria-describedby at the error text. Say how to fix the value, and focus the first wrong field after a failed submit.',
  ],
  [
    'Disabled buttons keep their reasons secret',
    'A button with the disabled attribute cannot take focus and explains nothing. Often it is kinder to leave it active and to say what is still missing.',
  ],
  [
    'The browser knows how dialogs work',
    'A dialog element opened with showModal makes the rest of the page inert and closes on Escape. When it closes, focus goes back to where it was before.',
  ],
  [
    'Skeletons should hold their place',
    'A loading shape of the same size as the content keeps the layout still. Hide it from assistive technology, and mark its region with aria-busy until the data is there.',
  ],
]

const testing: readonly Note[] = [
  [
    'Find elements the way people do',
    'Look for a role and an accessible name first. Such a test survives a new class name, and it fails when a button loses its label, which is a real bug.',
  ],
  [
    'A fresh client for every test',
    'A shared QueryClient carries cached answers from one test into the next. Create one per test, and set retry to false so that an expected error shows at once.',
  ],
  [
    'Mock the network, not the hook',
    'A test that replaces useQuery leaves keys, parsing and error handling untested. Intercept the request with a handler, and the whole path runs as in production.',
  ],
  [
    'Wait for a result, never for time',
    'A fixed pause is too long on a fast machine and too short on a slow one. A findBy query looks again until the element is there or its timeout has passed.',
  ],
  [
    'Reducers make the cheapest tests',
    'A pure function needs no browser, no provider and no mock. Pass in a state and an action, compare the result, and cover the odd cases while they are easy.',
  ],
  [
    'Test the failure you promised',
    'An error message with a retry button is a feature. Let the handler fail once and succeed afterwards, press the button, and check that the content arrives.',
  ],
  [
    'A flaky test is a bug report',
    'It tells you about a race, either in the test or in the code. Running it again until it passes sends away the only witness you have.',
  ],
  [
    'Property tests find the odd inputs',
    'State a rule, for example that a discount never makes a price negative. The library tries many random inputs and shrinks a failure to a small example.',
  ],
  [
    'Short snapshots get read',
    'A snapshot of a whole page changes with every edit, and reviewers approve it unseen. Assert the one value that matters, or keep the snapshot to a few lines.',
  ],
  [
    'See a test fail first',
    'A test that has never been red may not check anything. Break the code for a moment, read the message, and ask whether it would help someone new to the file.',
  ],
]

const workingHabits: readonly Note[] = [
  [
    'Read the error to the end',
    'The message says what failed, the stack says where, and the cause often says why. Two minutes of reading can save an hour of guessing.',
  ],
  [
    'Make small commits with a reason',
    'The diff shows what changed, and the message is the place for why. A commit with one idea can be reviewed, reverted and found again a year later.',
  ],
  [
    'Change one thing at a time',
    'When a bug hides, undo each experiment that did not help before you try the next. Otherwise you fix it by accident and keep three changes that nobody understands.',
  ],
  [
    'Measure before you optimise',
    'A profile often blames a component that nobody suspected. Record one slow interaction, change one thing, record again, and let the numbers decide.',
  ],
  [
    'Ask after twenty minutes',
    'Write down what you tried, what you expected and what you saw. Quite often the answer turns up as you write; if not, a colleague can start right away.',
  ],
  [
    'Name things after what they mean',
    'A name such as overdueInvoices saves its reader a look at the filter. If no good name comes to mind, the function probably does two things.',
  ],
  [
    'Delete code without regret',
    'Version control remembers old code, so a commented-out block is only noise. Remove it, and the next reader need not wonder whether it still matters.',
  ],
  [
    'Write the README you needed',
    'Note the commands that start the project and the surprise that took you a morning. After the next long holiday you will be the newcomer again.',
  ],
  [
    'Upgrade often, in small steps',
    'One minor version a week is an errand; three majors at once are a project. Read the changelog first, run the checks, and commit each upgrade on its own.',
  ],
  [
    'Stop while you know the next step',
    'End the day with a failing test or a note about what comes next. Tomorrow you only have to continue, and that is much easier than to begin.',
  ],
]

// One topic per user, in the order of their ids, so that filtering by user visibly changes the list.
const notesByUser = [
  serverState,
  caching,
  pagination,
  optimisticUpdates,
  clientState,
  smallStores,
  routing,
  accessibility,
  testing,
  workingHabits,
]

/** 100 posts with ids 1–100 in order, ten by each of the users 1–10. */
export const seedPosts: readonly Post[] = notesByUser
  .flatMap((notes, index) => notes.map(([title, body]) => ({ title, body, userId: index + 1 })))
  .map((post, index) => ({ id: index + 1, ...post }))
