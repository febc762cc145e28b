import { useState } from 'react'
import { styled } from 'styled-components'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Column } from '#ui/layout.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const meta = preview.meta({
  title: 'Components/UI/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
})

export const Line = meta.story()

export const Sized = meta.story({ args: { $width: '12rem', $height: '2.75rem' } })

export const Paragraph = meta.story({
  render: () => (
    <Card>
      <Skeleton $width="60%" $height="1.25rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton $width="85%" />
    </Card>
  ),
})

/** Screen readers skip the bars; a banner announces the loading. */
export const HiddenFromScreenReaders = meta.story({
  tags: ['proof'],
  render: () => (
    <Column>
      <Banner>Loading...</Banner>
      <section aria-label="Posts">
        <Skeleton />
      </section>
    </Column>
  ),
  play: async ({ canvas, step }) => {
    await step('words say that something loads', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    })
    await step('the bar that holds its place is hidden', async () => {
      const posts = canvas.getByRole('region', { name: 'Posts' })
      await expect(posts.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    })
  },
})

export const HoldsThePlaceOfAButton = meta.story({
  tags: ['proof'],
  render: () => <Arriving />,
  play: async ({ canvas, userEvent, step }) => {
    const below = canvas.getByText('What stands below stays where it is.')
    const topBefore = below.getBoundingClientRect().top
    await step('the button arrives', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }))
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    })
    await step('nothing has moved', async () => {
      await expect(below.getBoundingClientRect().top).toBe(topBefore)
    })
  },
})

function Arriving() {
  const [arrived, setArrived] = useState(false)
  return (
    <Column>
      <Button onClick={() => setArrived(true)}>Finish loading</Button>
      {arrived ? <Button>Retry</Button> : <Skeleton $width="5rem" $height="2.75rem" />}
      <Text>What stands below stays where it is.</Text>
    </Column>
  )
}

const Text = styled.p`
  margin: 0;
`
