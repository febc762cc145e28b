import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card.tsx'
import { CardGrid, SectionHeading } from '#ui/CardGrid.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>Card {index + 1}</Card>)

const meta = preview.meta({
  title: 'Components/UI/Card grid',
  component: CardGrid,
  parameters: { layout: 'padded' },
  args: { children: cards(5) },
})

export const Ready = meta.story()

/** One card keeps its width. */
export const OneCard = meta.story({ args: { children: cards(1) } })

export const BelowAHeading = meta.story({
  render: (args) => (
    <>
      <SectionHeading>The same task, kept twice</SectionHeading>
      <CardGrid {...args} />
    </>
  ),
})
