import preview from '#storybook/preview.tsx'
import { Excerpt, SourceFile } from '#course/code/listings.tsx'
import { expect, spyOn } from 'storybook/test'
import { Ground } from '#course/story/Ground.ts'

const code = `import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'

// #region list
/** Posts, optionally of one user. */
export const postsQuery = (api: ApiClient, { userId }: { userId?: number } = {}) =>
  queryOptions({
    queryKey: ['posts', 'list', { userId }],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: 10_000,
  })
// #endregion
`

const meta = preview.meta({
  title: 'Components/For authors/Excerpt',
  component: Excerpt,
  args: { path: 'src/features/posts/postQueries.ts', code, region: 'list', lit: ['queryKey'] },
  argTypes: { code: { control: 'text' } },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
})

export const OneRegion = meta.story({
  play: async ({ canvas, step }) => {
    const excerpt = canvas.getByRole('figure', { name: 'src/features/posts/postQueries.ts' })
    await step('it begins with the first line of the region, and lights the line that matters', async () => {
      const shown = excerpt.querySelector('code')
      await expect(shown).toHaveTextContent(/^\/\*\* Posts, optionally of one user\. \*\//)
      await expect(shown).not.toHaveTextContent('region')
      const lit = [...excerpt.querySelectorAll('mark')].map((line) => line.textContent.trim())
      await expect(lit).toEqual(["queryKey: ['posts', 'list', { userId }],"])
    })
  },
})

/** A whole file can be taken along. */
export const AFileToCopy = meta.story({
  render: ({ path, code }) => <SourceFile path={path} code={code} />,
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: src/features/posts/postQueries.ts' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^import .*\}\)$/s))
  },
})

/** Over plain http a page has no clipboard. */
export const WithoutAClipboard = AFileToCopy.extend({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await userEvent.click(canvas.getByRole('button', { name: /^Copy: / }))
    await expect(await canvas.findByText('Not copied')).toBeVisible()
  },
})

/** A file that is short enough needs no region. */
export const ShortFile = meta.story({
  args: {
    path: 'src/features/posts/pageSize.ts',
    code: 'export const PAGE_SIZE = 10\n',
    region: undefined,
    lit: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('export const PAGE_SIZE = 10')
  },
})

/** Long lines wrap. Nothing scrolls sideways, so nothing needs the keyboard to be read. */
export const OnAPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('figure').querySelector('pre')
    await expect(lines?.scrollWidth).toBe(lines?.clientWidth)
  },
})
