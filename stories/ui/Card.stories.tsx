import { styled } from 'styled-components'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { color, font, space } from '#ui/tokens.ts'

const meta = preview.meta({
  title: 'UI/Card',
  component: Card,
  parameters: { layout: 'padded' },
})

export const WithText = meta.story({
  args: { children: 'A card is a surface that holds one thing.' },
})

/** `as` gives it the element that its content asks for; how it looks stays the same. */
export const AsArticle = meta.story({
  render: () => (
    <Card as="article">
      <Stack>
        <Title>Fresh, stale, gone</Title>
        <Body>The answer to a query is fresh for a while, then stale, and at last collected.</Body>
        <Badge>User 2</Badge>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Fresh, stale, gone')
  },
})

export const InAGrid = meta.story({
  render: () => (
    <Grid>
      {['Counter', 'Tasks', 'Cart', 'User'].map((name) => (
        <Card key={name}>
          <Stack>
            <Title>{name}</Title>
            <Body>One thing, on a surface of its own.</Body>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
})

export const KeepsLongWordsInside = meta.story({
  args: { children: `https://api.example.com/${'posts'.repeat(60)}` },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/api.example.com/)
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
`

const Title = styled.h2`
  margin: 0;
  font-size: ${font.heading3};
  line-height: 1.3;
`

const Body = styled.p`
  margin: 0;
  color: ${color.textMuted};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space.m};
`
