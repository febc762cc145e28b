import preview from '#storybook/preview.tsx'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { expect } from 'storybook/test'
import { Ground } from '#course/story/Ground.ts'

const folder = 'stories/lessons/basic-query'

/** The two versions of a query, alike but for the name of the component, its comment and the key. */
const version = (
  name: string,
  why: string,
  key: string,
) => `import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'

/** ${why} */
const postsOfUser = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: [${key}],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: 10_000,
  })

export function ${name}() {
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsOfUser(useApi(), userId))
  return <FilteredTitles userId={userId} onFilter={setUserId} posts={posts.data} />
}
`

const meta = preview.meta({
  title: 'Components/For authors/Code diff',
  component: CodeDiff,
  args: {
    wrong: {
      path: `${folder}/KeyWithoutUser.tsx`,
      code: version(
        'KeyWithoutUser',
        'Wrong: the function reads `userId`, the key does not say so.',
        "'posts', 'list'",
      ),
    },
    right: {
      path: `${folder}/KeyWithUser.tsx`,
      code: version(
        'KeyWithUser',
        'Right: whatever the function reads is in the key.',
        "'posts', 'list', { userId }",
      ),
    },
  },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
})

export const WrongAndRight = meta.story({
  play: async ({ canvas, step }) => {
    const diff = canvas.getByRole('figure', { name: 'From KeyWithoutUser.tsx to KeyWithUser.tsx' })
    const lines = (of: string) => [...diff.querySelectorAll(of)].map((line) => line.textContent.trim())
    await step('only the lines that differ are marked, by a sign as by their colour', async () => {
      await expect(lines('del')).toContain("−    queryKey: ['posts', 'list'],")
      await expect(lines('ins')).toContain("+    queryKey: ['posts', 'list', { userId }],")
      await expect(lines('ins')).toHaveLength(3)
    })
    await step('what is alike is left out, but for two lines', async () => {
      await expect(canvas.getByText('… 3 unchanged lines')).toBeVisible()
    })
  },
})
