import { expect } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { Site } from './Site.tsx'
import { thePageInTheAddress } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Pagination/The page in the address',
  tags: ['!dev', 'autodocs', 'server'],
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
      return eventually(world, () => canvas.getByText(first?.title ?? ''))
    }

    const others = () =>
      [...search()]
        .filter(([name]) => name !== 'page')
        .map(String)
        .toSorted()
    const before = others()
    await step('an address without a page shows page 1', () =>
      because('The address names no page, and the posts of page 1 do not come.', () => shows(1)),
    )
    await step('Next writes the page into the address, beside what is there', async () => {
      await press('Next')
      await because('Next was pressed, and the posts of page 2 do not come.', () => shows(2))
      await because(
        () =>
          `Page 2 is shown, and the address is still \`${bar().value}\`: a reload of it, or a link to it, shows page 1. It should say \`page=2\`.`,
        () => eventually(world, () => expect(search().get('page')).toBe('2')),
      )
      await because(
        () =>
          `\`from=course\` is gone: the address is \`${bar().value}\`. Somebody put it there, and needs it. Change the parameters that are there, instead of writing new ones.`,
        () => expect(search().get('from')).toBe('course'),
      )
      await because(
        () =>
          search().getAll('tag').length === 1
            ? `The tags were tea and milk, and one of them is gone: the address is \`${bar().value}\`. A name can be there twice. An object, as \`Object.fromEntries\` makes one, holds each name once; a \`URLSearchParams\` keeps both.`
            : `The address is \`${bar().value}\`: beside the page, another parameter has changed. Let \`URLSearchParams\` change \`page\` alone. It also writes what has to be encoded, as the \`&\` in \`q\`.`,
        () => expect(others()).toEqual(before),
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
    for (const nonsense of ['abc', '-1', '0', '1.5']) {
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

export const StartingPoint = Solution.extend(
  startingPoint(thePageInTheAddress, Solution, /the address is still .* shows page 1/),
)
