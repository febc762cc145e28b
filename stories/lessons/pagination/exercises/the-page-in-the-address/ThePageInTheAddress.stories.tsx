import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as byNavigate from './alternatives/ByNavigate.tsx'
import * as nothingForPageOne from './alternatives/NothingForPageOne.tsx'
import * as problem from './problem.tsx'
import { Site } from './Site.tsx'
import * as solution from './solution.tsx'
import * as anObject from './wrong/AnObject.tsx'
import * as anyNumber from './wrong/AnyNumber.tsx'
import * as replacing from './wrong/Replacing.tsx'
import * as twoCopies from './wrong/TwoCopies.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/The page in the address',
  tags: ['!dev', 'server'],
  parameters: { reactRouter: { disable: true }, world: { network: { latencyMs: 100 } } },
  render: ({ answer: { Posts } }: { answer: typeof solution }) => (
    <Site>
      <AnswerSlot>
        <Posts />
      </AnswerSlot>
    </Site>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
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
          `Page 2 is shown, and the address is still \`${bar().value}\`: whoever reloads it, or is sent it, gets page 1. It should say \`page=2\`.`,
        () => waitFor(() => expect(search().get('page')).toBe('2'), { timeout: 1000 }),
      )
      await because(
        () =>
          `\`from=course\` is gone: the address is \`${bar().value}\`. Whoever put it there still needs it. Change the parameters that are there, instead of writing new ones.`,
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
            ? 'Back made the address `page=2`, and the posts of page 3 stay: the page is kept twice, and only one copy has heard of it. Read it from the address in each render.'
            : 'Back should lead from page 3 to page 2, and it does not: each page took the place of the one before in the history. Add an entry for each.',
        () => shows(2),
      )
    })
    await step('a link to page 4 opens page 4', async () => {
      await open('/posts?from=course&page=4')
      await because('`?page=4` was opened, and the posts of page 4 do not come.', () => shows(4))
    })
    for (const nonsense of ['abc', '-1']) {
      await step(`?page=${nonsense} is page 1`, async () => {
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

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /the address is still .* gets page 1/),
})

export const ByNavigate = Solution.extend({ args: { answer: byNavigate } })

export const NothingForPageOne = Solution.extend({ args: { answer: nothingForPageOne } })

export const AnObject = Solution.extend({
  args: { answer: anObject },
  play: rejects(Solution.play, /`from=course` is gone: the address is `\/posts\?page=2`/),
})

export const AnyNumber = Solution.extend({
  args: { answer: anyNumber },
  play: rejects(Solution.play, /`\?page=abc` asked the server for `posts\?_start=NaN/),
})

export const Replacing = Solution.extend({
  args: { answer: replacing },
  play: rejects(Solution.play, /each page took the place of the one before in the history/),
})

export const TwoCopies = Solution.extend({
  args: { answer: twoCopies },
  play: rejects(Solution.play, /the page is kept twice/),
})
