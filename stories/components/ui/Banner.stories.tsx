import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'

const meta = preview.meta({
  title: 'Components/UI/Banner',
  component: Banner,
  parameters: { layout: 'padded' },
  args: { children: '100 posts' },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('100 posts')
  },
})

export const Loading = meta.story({ args: { children: 'Loading...' } })

export const WithBadge = meta.story({
  args: {
    children: (
      <>
        10 posts <Badge>User 2</Badge>
      </>
    ),
  },
})

/** Screen readers announce a live region only if it existed before its text changed. */
export const AnnouncesChanges = meta.story({
  tags: ['proof'],
  render: () => <Counted />,
  play: async ({ canvas, userEvent, step }) => {
    const banner = canvas.getByRole('status')
    await step('it says how things stand', async () => {
      await expect(banner).toHaveTextContent('1 post')
    })
    await step('the same region says what has changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a post' }))
      await expect(canvas.getByRole('status')).toBe(banner)
      await expect(banner).toHaveTextContent('2 posts')
    })
  },
})

/** An empty banner keeps its height, so that nothing below it moves. */
export const KeepsItsHeight = meta.story({
  tags: ['proof'],
  render: () => <Quiet />,
  play: async ({ canvas, userEvent }) => {
    const heightBefore = canvas.getByRole('status').offsetHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Here it is')
    await expect(canvas.getByRole('status').offsetHeight).toBe(heightBefore)
  },
})

function Counted() {
  const [count, setCount] = useState(1)
  return (
    <Column>
      <Banner>{count === 1 ? '1 post' : `${count} posts`}</Banner>
      <Button onClick={() => setCount(count + 1)}>Add a post</Button>
    </Column>
  )
}

function Quiet() {
  const [text, setText] = useState('')
  return (
    <Column>
      <Banner>{text}</Banner>
      <Button onClick={() => setText('Here it is')}>Say something</Button>
    </Column>
  )
}
