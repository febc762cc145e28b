import { Pair } from '#course/demo/Pair.tsx'
import { OnAPage } from '#course/story/OnAPage.tsx'
import * as race from '../TheRace.stories.tsx'

const wrong = {
  of: race.TheLastAnswerIsShown,
  title: 'By an effect',
  path: 'Effect.tsx',
  code: 'setPosts(await fetchPosts(userId))\nreturn <ShownPosts posts={posts} />',
  runs: [
    ['leaves', 'await fetchPosts'],
    ['ends', 'await fetchPosts'],
    ['shows User', '<ShownPosts'],
  ],
} as const

const right = {
  of: race.TheChosenUserIsShown,
  title: 'By a query',
  path: 'Query.tsx',
  code: 'queryFn: () => fetchPosts(userId)\nreturn <ShownPosts posts={data} />',
  runs: [['leaves', 'queryFn']],
} as const

/** The race as it stands on the lesson's page, with two lines of code for each side. */
export function RaceOnAPage() {
  return (
    <OnAPage>
      <Pair title="A race of two answers" tells="User 1" instrument wrong={wrong} right={right}>
        Press User 1 and at once User 2.
      </Pair>
    </OnAPage>
  )
}
