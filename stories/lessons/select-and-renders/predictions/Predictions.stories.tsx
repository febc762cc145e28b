import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { FourReaders } from '../demos/FourReaders.tsx'
import { threeTodos } from '../demos/seed.ts'
import { TitleAndCount } from '../demos/TitleAndCount.tsx'
import { anotherTitle, equalData } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/Predictions',
  tags: ['server', 'proof', '!dev'],
})

const world = { seed: threeTodos }

export const EqualData = meta.story({
  ...runOf(equalData, '0, because the data is equal, and it reads nothing else', world, 'Title: 2 renders'),
  render: () => <TitleAndCount />,
})

export const AnotherTitle = meta.story({
  ...runOf(anotherTitle, 3, world, 'renders: 4, 3, 2, 3'),
  render: () => <FourReaders />,
})
