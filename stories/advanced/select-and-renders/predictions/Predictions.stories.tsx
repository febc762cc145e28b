import preview from '#storybook/preview.tsx'
import { runOf } from '#storybook/prediction.ts'
import { FourReaders } from '../FourReaders.tsx'
import { threeTodos } from '../seed.ts'
import { TitleAndCount } from '../TitleAndCount.tsx'
import { anotherTitle } from './anotherTitle.ts'
import { equalData } from './equalData.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/Predictions',
  tags: ['server', 'proof', '!dev'],
})

const world = { seed: threeTodos }

export const EqualData = meta.story({ ...runOf(equalData, 0, world), render: () => <TitleAndCount /> })

export const AnotherTitle = meta.story({ ...runOf(anotherTitle, 3, world), render: () => <FourReaders /> })
