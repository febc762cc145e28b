import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { ChosenOnAServer } from './demos/ChosenOnAServer.tsx'
import { EntityFirst } from './demos/EntityFirst.tsx'
import { RefetchForNobody } from './demos/RefetchForNobody.tsx'
import { SmallestEnabled } from './demos/SmallestEnabled.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/When may it ask?/Tasks',
  tags: ['server', 'proof'],
})

export const ChooseAUser = meta.story({
  render: () => <ChosenOnAServer>{(chosen) => <SmallestEnabled {...chosen} />}</ChosenOnAServer>,
  play: async (context) => {
    const { canvas, userEvent } = context
    const user = canvas.getByRole('combobox', { name: 'User' })
    await expect(isDoneOn(context, tasks.backToNobody)).toBe(false)
    await proves(context, tasks.chooseAUser, () => userEvent.selectOptions(user, 'User 1'))
    await proves(context, tasks.backToNobody, () => userEvent.selectOptions(user, 'Nobody'))
  },
})

export const OneAfterTheOther = meta.story({
  render: () => <EntityFirst />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const post = canvas.getByRole('combobox', { name: 'Post' })
    await proves(context, tasks.oneAfterTheOther, () => userEvent.selectOptions(post, 'Post 12'))
    await proves(context, tasks.sameAuthor, () => userEvent.selectOptions(post, 'Post 15'))
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
