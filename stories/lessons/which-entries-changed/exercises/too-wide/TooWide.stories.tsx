import { hashKey } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { tooWide } from './exercise.ts'
import * as answer from './solution.tsx'
import { UsersContext } from './UsersContext.ts'

/** Users 1 and 2, as on the page, and others for seeds from 1. */
function usersOf({ seed, whole }: Draw): readonly [onScreen: number, offScreen: number] {
  return seed === 0 ? [1, 2] : [whole(3, 6), whole(7, 10)]
}

const meta = preview.meta({
  title: 'Components/Exercises/Which entries changed?/Too wide',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 200 } } },
  render: ({ answer: { Posts } }: { answer: typeof answer }) => (
    <CaseSlot>
      {(draw) => (
        <AnswerSlot>
          <ShowCache />
          <UsersContext value={usersOf(draw)}>
            <Posts />
          </UsersContext>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const paths = (from: number) =>
      world.log
        .entries()
        .slice(from)
        .map(({ path }) => path)

    /** Presses the button above five entries. Returns what it asked for, and the users of the lists. */
    async function press(draw: Draw) {
      const from = paths(0).length
      const [user, other] = usersOf(draw)
      const ofUser = `posts?userId=${user}`
      const ofOther = `posts?userId=${other}`
      const lists = [
        ['posts', 'list'],
        ['posts', 'list', { userId: user }],
      ]
      showCase(world, draw.seed)
      const areThere = () => lists.every((key) => cacheOf(world)?.getQueryData(key) !== undefined)
      await because('The page should begin with five entries, each fetched once, and it does not.', () =>
        waitFor(() => {
          expect(paths(from)).toHaveLength(5)
          // An answer is logged before the cache has it.
          expect(areThere()).toBe(true)
        }),
      )
      await untilQuiet(world)
      const marked = new Set<string>()
      const stop = cacheOf(world)
        ?.getQueryCache()
        .subscribe((event) => {
          if (event.type === 'updated' && event.action.type === 'invalidate')
            marked.add(event.query.queryHash)
        })
      const frames = framesOf(canvasElement, areThere)
      await userEvent.click(canvas.getByRole('button', { name: 'A post was added' }))
      await untilQuiet(world)
      stop?.()
      const isThereAllTheTime = frames.end().every(Boolean)
      const wasMarked = { any: marked.size > 0, onScreen: lists.some((key) => marked.has(hashKey(key))) }
      return { from, asked: paths(from + 5), user, other, ofUser, ofOther, wasMarked, isThereAllTheTime }
    }

    await step('the todos and the detail are left alone', () =>
      inCases(
        async (draw) => {
          const { asked } = await press(draw)
          await because(
            'Your filter matches the todos, too, because “list” is the second part of their key as well. Let it look at the first part, too.',
            () => !asked.includes('todos') || asked.includes('posts/1'),
          )
          await because(
            'The todos were fetched again, and nothing about them has changed. Without a filter, every entry matches. A filter is an object.',
            () => !asked.includes('todos'),
          )
          await because(
            'The detail of post 1 was fetched again. Its key begins with “posts”, too. What do only the lists begin with?',
            () => !asked.includes('posts/1'),
          )
        },
        [0],
      ),
    )
    await step('the lists on the screen are fetched, and the list that no component reads is not', () =>
      inCases(
        async (draw) => {
          const { asked, from, user, other, ofUser, ofOther, wasMarked, isThereAllTheTime } =
            await press(draw)
          await because(
            () => {
              const isAlone = asked.every((path) => path === ofOther)
              if (isAlone && wasMarked.onScreen)
                return `The lists on the screen were marked as stale, and only that of User ${other} was fetched, which no component reads. A \`refetchType\` of \`'inactive'\` says so; without one, those on the screen are fetched.`
              if (isAlone)
                return `Only the list of User ${other} was fetched, and no component reads it. Your filter leaves out the lists on the screen, as \`type: 'inactive'\` does.`
              return wasMarked.any
                ? `The list of User ${other} was fetched, too, and no component reads it. To mark it is enough: leave out what fetches it at once, as \`'all'\` and \`'inactive'\` do for \`type\` and \`refetchType\`, or a \`refetchQueries\`.`
                : `The list of User ${other} was fetched, and no component reads it. \`refetchQueries\` fetches every match. Mark them as stale: then those on the screen are fetched alone.`
            },
            () => !asked.includes(ofOther),
          )
          await because(
            'The lists were empty until the new ones had come. `resetQueries` and `removeQueries` throw their data away. Mark them as out of date: the old data stays on the screen.',
            () => isThereAllTheTime,
          )
          await because(
            () =>
              wasMarked.onScreen
                ? "No request has left: the lists on the screen are old, and marked as such, but nothing was to be fetched: `refetchType: 'none'` leaves the fetch out, and `stale: false` finds nothing fresh any more."
                : wasMarked.any
                  ? 'No request has left: you marked something as stale, and neither of the lists on the screen. Your filter has to match them, too.'
                  : 'No request has left, and no list is marked as stale: your filter matches none of them. Each part of a filter has to hold: a `queryKey` is compared from its first part on, and all lists are fresh here, so that `stale: true` leaves them out.',
            () => asked.length > 0,
          )
          await because(
            () =>
              draw.seed === 0
                ? 'The list of all posts was fetched, and that of User 1 was not. Its key is longer: what you wrote lets the short key through and not this one, as `exact` does.'
                : `Here the lists are those of User ${user} and User ${other}, and you named the keys of others. Name what the keys of all lists begin with.`,
            () => asked.includes(ofUser) || !asked.includes('posts'),
          )
          await because(
            'A list was asked for more than once. `invalidateQueries` fetches the lists on the screen itself: call nothing after it.',
            () => new Set(asked).size === asked.length,
          )
          await because(
            `The list of User ${user} was fetched, and that of all posts was not. What you wrote matches longer keys alone. A key matches no key that is shorter.`,
            () => expect(asked.toSorted()).toEqual(['posts', ofUser]),
          )
          await because(
            'The detail or the todos are marked as stale now, and nothing about them has changed. Nothing was fetched yet, and their next reader fetches them.',
            () =>
              [
                ['posts', 'detail', 1],
                ['todos', 'list'],
              ].every((key) => cacheOf(world)?.getQueryState(key)?.isInvalidated === false),
          )
          await userEvent.click(
            canvas.getByRole('checkbox', { name: `on screen ['posts', 'list', { userId: ${other} }]` }),
          )
          await untilQuiet(world)
          await because(
            `The list of User ${other} came on the screen, and it is still the one without the new post. It was never marked as stale: your filter has to match it, too, and \`type: 'active'\` keeps it out.`,
            () => expect(paths(from + 7)).toEqual([ofOther]),
          )
        },
        [0, 1, 2],
      ),
    )
  }),
})

export const StartingPoint = Solution.extend(startingPoint(tooWide, Solution, /The todos were fetched again/))
