import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { Site } from './Site.tsx'
import { thePageInTheAddress } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/The page in the address',
  tags: ['!dev', 'autodocs', 'server', 'answer'],
  parameters: { reactRouter: { disable: true }, world: { network: { latencyMs: 100 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <Site>
      <AnswerSlot>
        <Posts />
      </AnswerSlot>
    </Site>
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const bar = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    const search = () => new URLSearchParams(bar().value.split('?')[1])
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const open = async (address: string) => {
      await userEvent.clear(bar())
      await userEvent.paste(address)
      await press('Go')
    }
    const shows = (page: number) => {
      const [first] = world.database.posts({}, { start: (page - 1) * 10, limit: 10 })
      return canvas.findByText(first?.title ?? '', {}, { timeout: 1500 })
    }

    await step('/posts?from=course shows page 1', () =>
      because('The address names no page, and the posts of page 1 do not come.', () => shows(1)),
    )
    await step('Next writes the page into the address, beside what is there', async () => {
      await press('Next')
      await because('Next was pressed, and the posts of page 2 do not come.', () => shows(2))
      await because(
        () =>
          `Page 2 is shown, and the address is still \`${bar().value}\`: a reload of it, or a link to it, shows page 1. It should say \`page=2\`.`,
        () => waitFor(() => expect(search().get('page')).toBe('2'), { timeout: 1000 }),
      )
      await because(
        () =>
          `\`from=course\` is gone: the address is \`${bar().value}\`. Somebody put it there, and needs it. Change the parameters that are there, instead of writing new ones.`,
        () => expect(search().get('from')).toBe('course'),
      )
    })
    await step('Back goes back one page', async () => {
      await press('Next')
      await because('Next was pressed on page 2, and the posts of page 3 do not come.', () => shows(3))
      await press('Back')
      await because(
        () =>
          search().get('page') === '2'
            ? 'Back made the address `page=2`, and the posts of page 3 stay: the page is kept twice, and only one of them has changed. Read it from the address in each render.'
            : 'Back should lead from page 3 to page 2, and it does not: each page took the place of the one before in the history. Add an entry for each.',
        () => shows(2),
      )
    })
    await step('a link to page 4 opens page 4', async () => {
      await open('/posts?from=course&page=4')
      await because('`?page=4` was opened, and the posts of page 4 do not come.', () => shows(4))
    })
    for (const nonsense of ['abc', '-1', '1.5']) {
      await step('an address with what is no page shows page 1', async () => {
        await open(`/posts?page=${nonsense}`)
        await because(
          () =>
            `\`?page=${nonsense}\` asked the server for \`${world.log.entries().at(-1)?.path}\`. Anybody can type anything into an address: what is no page should mean page 1.`,
          () => shows(1),
        )
        await open('/posts?page=4')
        await because('`?page=4` was opened, and the posts of page 4 do not come.', () => shows(4))
      })
    }
  }),
})

const { start, solution } = answersTo(thePageInTheAddress, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/the address is still .* shows page 1/),
  tags: ['!answer'],
})

export const ByNavigate = Solution.extend(
  start
    .with(
      ["import { useState } from 'react'", "import { useLocation, useNavigate } from 'react-router-dom'"],
      [
        'export function Posts() {',
        `/** Whole numbers from 1. Everything else is page 1. */
const pageIn = (search: string) => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function Posts() {`,
      ],
      [
        'const [page, setPage] = useState(1)',
        `const { search } = useLocation()
  const navigate = useNavigate()
  const page = pageIn(search)

  function turnTo(next: number): void {
    const params = new URLSearchParams(search)
    params.set('page', String(next))
    void navigate({ search: params.toString() })
  }
`,
      ],
      ['{setPage}', '{turnTo}'],
    )
    .right(),
)

export const NothingForPageOne = Solution.extend(
  solution
    .with([
      `setSearchParams((params) => {
      params.set('page', String(next))
      return params
    }`,
      `const params = new URLSearchParams(searchParams)
    if (next === 1) params.delete('page')
    else params.set('page', String(next))
    setSearchParams(params`,
    ])
    .right(),
)

export const AnObject = Solution.extend(
  solution
    .with([
      `setSearchParams((params) => {
      params.set('page', String(next))
      return params
    }`,
      'setSearchParams({ page: String(next) }',
    ])
    .wrong(/`from=course` is gone: the address is `\/posts\?page=2`/),
)

export const AnyNumber = Solution.extend(
  solution
    .with(
      [
        `import { parsePageParam } from '#features/posts/parsePageParam.ts'
`,
        '',
      ],
      ["parsePageParam(searchParams.get('page'))", "Number(searchParams.get('page') ?? 1)"],
    )
    .wrong(/`\?page=abc` asked the server for `posts\?_start=NaN/),
)

export const HalfAPage = Solution.extend(
  solution
    .with(
      [
        `import { parsePageParam } from '#features/posts/parsePageParam.ts'
`,
        '',
      ],
      ["parsePageParam(searchParams.get('page'))", "Math.max(1, Number(searchParams.get('page')) || 1)"],
    )
    .wrong(/`\?page=1\.5` asked the server for `posts\?_start=5&/),
)

export const Replacing = Solution.extend(
  solution
    .with([
      `setSearchParams((params) => {
      params.set('page', String(next))
      return params
    }`,
      `searchParams.set('page', String(next))
    setSearchParams(searchParams, { replace: true }`,
    ])
    .wrong(/each page took the place of the one before in the history/),
)

export const TwoCopies = Solution.extend(
  solution
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        `import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'`,
      ],
      [
        "page = parsePageParam(searchParams.get('page'))",
        `[page, setPage] = useState(
    parsePageParam(searchParams.get('page')),
  )`,
      ],
      [
        'setSearchParams((params) => {',
        `setPage(next)
    setSearchParams((params) => {`,
      ],
    )
    .wrong(/the page is kept twice/),
)
