import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { FromTheList } from '../demos/FromTheList.tsx'

/** How old the list is, in s, by the seed of a case. */
const agesS = [5, 10, 60] as const

export interface DetailSlotProps {
  whole?: boolean
  children: (id: number) => ReactNode
}

/** An answer below a list. */
export function DetailSlot({ whole = false, children }: DetailSlotProps) {
  return (
    <CaseSlot>
      {({ seed }) => (
        <FromTheList ageS={agesS[seed] ?? 0} whole={whole}>
          {({ listed }) => children(listed.id)}
        </FromTheList>
      )}
    </CaseSlot>
  )
}

/** What both graders do and look at. */
export function detailsIn({
  canvas,
  userEvent,
  world,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'world'>) {
  const open = (id: number) => userEvent.click(canvas.getByRole('button', { name: `Open post ${id}` }))
  const titleOf = (id: number) => world.database.post(id)?.title ?? ''
  const textOf = (id: number) => world.database.post(id)?.body ?? ''

  /** Opens both posts of a list of this age. Returns what was asked for. */
  async function openBoth(ageS: (typeof agesS)[number]): Promise<string[]> {
    showCase(world, agesS.indexOf(ageS))
    const from = world.log.entries().length
    for (const id of [1, 2]) {
      await open(id)
      await untilQuiet(world)
    }
    return world.log
      .entries()
      .slice(from)
      .map(({ path }) => path)
  }

  return { open, openBoth, titleOf, textOf }
}
