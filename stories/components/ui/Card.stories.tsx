import { styled } from 'styled-components'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import { color, font } from '#ui/tokens.ts'

const meta = preview.meta({
  title: 'Components/UI/Card',
  component: Card,
  parameters: { layout: 'padded' },
})

export const WithText = meta.story({
  args: { children: 'A card is a surface that holds one thing.' },
})

/** `as` sets the element; the look stays the same. */
export const AsArticle = meta.story({
  render: () => (
    <Card as="article">
      <Title>Fresh, stale, gone</Title>
      <Body>The answer to a query is fresh for a while, then stale, and at last collected.</Body>
      <div>
        <Badge>User 2</Badge>
      </div>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Fresh, stale, gone')
  },
})

/** A titled card is a region named by its title, so that screen readers can list and reach it. */
export const Titled = meta.story({
  render: () => (
    <TitledCard title="Local tasks" level={2} note="Kept with useState, by this card alone.">
      <p>No tasks yet.</p>
      <Button>Add</Button>
    </TitledCard>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Local tasks' }))
    await expect(card.getByRole('heading', { level: 2, name: 'Local tasks' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Add' })).toBeVisible()
  },
})

export const InAGrid = meta.story({
  render: () => (
    <Columns $least="16rem">
      {['Counter', 'Tasks', 'Cart', 'User'].map((name) => (
        <Card key={name}>
          <Title>{name}</Title>
          <Body>One thing, on a surface of its own.</Body>
        </Card>
      ))}
    </Columns>
  ),
})

const Title = styled.h2`
  margin: 0;
  font-size: ${font.heading3};
  line-height: 1.3;
`

const Body = styled.p`
  margin: 0;
  color: ${color.textMuted};
`
