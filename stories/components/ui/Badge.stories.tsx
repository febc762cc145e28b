import { styled } from 'styled-components'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { font } from '#ui/tokens.ts'

const meta = preview.meta({
  title: 'Components/UI/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'User 2' },
})

export const WithText = meta.story()

export const OnACard = meta.story({
  render: (args) => (
    <Card>
      <Badge {...args} />
    </Card>
  ),
})

export const BesideAHeading = meta.story({
  args: { children: '3 of 4 done' },
  render: (args) => (
    <Heading>
      Tasks <Badge {...args} />
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tasks 3 of 4 done' })).toBeVisible()
  },
})

/** A label on two lines would look like two labels. */
export const StaysOnOneLine = meta.story({
  tags: ['proof'],
  args: { children: 'Waiting for the server' },
  render: (args) => (
    <Narrow>
      <Badge>One</Badge> <Badge {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const oneLine = canvas.getByText('One').offsetHeight
    await expect(canvas.getByText('Waiting for the server').offsetHeight).toBe(oneLine)
  },
})

const Heading = styled.h2`
  margin: 0;
  font-size: ${font.heading2};
`

const Narrow = styled.div`
  width: 6rem;
`
