import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const backForFree: Exercise = {
  ...places,
  title: 'Back for free',
  task: 'Let the loader fill the cache, and the page read from it: a second visit makes no request while the posts are fresh, and never waits for posts that the cache has.',
  hints: [
    'What `useLoaderData` returns is a copy that no later answer changes. Let the loader put the posts into the cache, and a hook read them there.',
    "`client.query({ ...options, staleTime: 'static' })` asks only where the cache has nothing. In the page, `useSuspenseQuery(options)` asks again once the posts are stale.",
  ],
}
