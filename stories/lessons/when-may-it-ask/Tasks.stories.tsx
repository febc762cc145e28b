import type { StoryContext } from '@storybook/react-vite'
import preview from '#storybook/preview.tsx'
import { press, untilQuiet } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { EntityFirst } from './demos/EntityFirst.tsx'
import { RefetchForNobody } from './demos/RefetchForNobody.tsx'
import { WaitsForAUser } from './demos/WaitsForAUser.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/When may it ask?/Tasks',
  tags: ['server', 'proof'],
})

export const ChooseAUser = meta.story({
  render: () => <WaitsForAUser />,
  play: async (context) => {
    await proves(context, tasks.chooseAUser, () => choose(context, 'User', 'User 1'))
    await proves(context, tasks.backToNobody, () => chooseUser2AndNobody(context))
  },
})

export const OneAfterTheOther = meta.story({
  render: () => <EntityFirst />,
  play: async (context) => {
    await proves(context, tasks.oneAfterTheOther, () => choose(context, 'Post', 'Post 25'))
    await proves(context, tasks.sameAuthor, () => chooseBothOfUser2(context))
  },
})

export const RefetchBoth = meta.story({
  parameters: { console: { expected: [/Attempted to invoke queryFn when set to skipToken/] } },
  render: () => <RefetchForNobody />,
  play: async (context) => {
    await press(context, 'Refetch the disabled one')
    await proves(context, tasks.refetchBoth, () => press(context, 'Refetch the skipped one'))
  },
})

type Acting = Pick<StoryContext, 'canvas' | 'userEvent' | 'world'>

function choose({ canvas, userEvent }: Acting, name: string, option: string): Promise<void> {
  return userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
}

async function chooseUser2AndNobody(context: Acting): Promise<void> {
  await choose(context, 'User', 'User 2')
  await untilQuiet(context.world, 50)
  await choose(context, 'User', 'Nobody')
}

async function chooseBothOfUser2(context: Acting): Promise<void> {
  await choose(context, 'Post', 'Post 12')
  await untilQuiet(context.world, 200)
  await choose(context, 'Post', 'Post 15')
}
