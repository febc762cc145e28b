import { cacheOf } from '#course/story/cacheOf.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { predict } from '#course/prediction/prediction.ts'
import type { Acting } from '#course/prediction/prediction.ts'

async function openPost({ canvas, userEvent, world }: Acting): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open post 1' }))
  await untilQuiet(world)
}

const both = 'The title and the error, because what was shown stays'
const errorAlone = 'The error alone, because the cache has no data of this post'
const titleAlone = 'The title alone, because a query that shows data has no error'

export const aFailedDetail = predict({
  id: 'from-list-to-detail/a-failed-detail',
  title: 'The detail fails',
  question:
    'A detail begins with the title from the list, as `placeholderData`. The component shows `data.title` if there is `data`, and the error if there is one. The only request fails. What is on the page then, and why?',
  options: [both, errorAlone, titleAlone],
  tellingWords: ['the title goes', 'takes the title', 'placeholder goes', 'error alone'],
  source: 'The page shows',
  act: openPost,
  measure({ stage }) {
    const hasTitle = stage.querySelector('h3') !== null
    if (stage.querySelector('[role="alert"]') === null) return titleAlone
    return hasTitle ? both : errorAlone
  },
  why: (measured) =>
    measured === errorAlone
      ? 'A placeholder is shown while `status` would be `pending`. A failure makes it `error`, and the cache holds no data to show along with it.'
      : 'That is how it came out on this network: a placeholder is shown while the query has neither data nor an error.',
})

const justNow = 'No, because the post counts as fetched just now'
const minuteOld = 'Yes, because the post counts as a minute old, as its list is'
const neverFetched = 'Yes, because the post counts as never fetched'

export const aMinuteOld = predict({
  id: 'from-list-to-detail/a-minute-old',
  title: 'A list that is a minute old',
  question:
    'This list arrived a minute ago, and has whole posts. A detail gets its post from the list as `initialData`, which writes it into the cache. Its `staleTime` is 30 seconds. Does it make a request when it opens, and why?',
  options: [minuteOld, neverFetched, justNow],
  tellingWords: [
    'counts as fetched',
    'fetched just now',
    'as if it had just',
    'no request leaves',
    'counts as fresh',
  ],
  source: 'The log and the cache say',
  async act(run) {
    await openPost(run)
    return cacheOf(run.world)?.getQueryState(['post', 1])?.dataUpdatedAt ?? 0
  },
  measure({ requests }, updatedAt) {
    if (requests.length === 0) return justNow
    return updatedAt === 0 ? neverFetched : minuteOld
  },
  why: 'The query does not know where its initial data came from. Unless you say how old it is, it takes the time when the entry is created.',
})
