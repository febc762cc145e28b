import preview from '#storybook/preview.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import type { DescriptionListProps } from '#ui/DescriptionList.tsx'

const items: DescriptionListProps['items'] = [
  ['User', 'Ada Lovelace'],
  ['Cart', '3 items, $1049.00'],
  ['Theme', 'dark'],
]

const meta = preview.meta({
  title: 'Components/UI/Description list',
  component: DescriptionList,
  parameters: { layout: 'padded' },
  args: { items },
})

export const Ready = meta.story()

export const LongValue = meta.story({
  args: { items: [['failureReason', 'The server failed to answer (500). Try again in a moment.']] },
  globals: { viewport: { value: 'mobile1' } },
})
