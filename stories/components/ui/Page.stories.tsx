import { useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page, PageHead } from '#ui/Page.tsx'

const meta = preview.meta({
  title: 'Components/UI/Page',
  component: Page,
  args: {
    title: 'Basic Query',
    children: (
      <>
        <Banner>100 posts</Banner>
        <Card>The parts of a page stand below each other.</Card>
      </>
    ),
  },
})

export const WithLead = meta.story({
  args: { lead: 'Ask the server for posts, keep the answer, and show how it went.' },
})

export const WithoutLead = meta.story()

export const WithinAnotherPage = meta.story({
  args: { lead: 'Ask the server for posts, keep the answer, and show how it went.' },
  render: (props) => (
    <PageHead value="hidden">
      <Page {...props} />
    </PageHead>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Ask the server/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Basic Query' })).toHaveTextContent('100 posts')
  },
})

/** The page does not render again when it goes. */
function PartThatGoes() {
  const [state, setState] = useState<'there' | 'disabled' | 'gone'>('there')
  if (state === 'gone') return <Banner>It has gone</Banner>
  return (
    <>
      <Button onClick={() => setState('gone')}>Go away</Button>
      <input
        aria-label="Disabled by Enter"
        disabled={state === 'disabled'}
        onKeyDown={({ key }) => key === 'Enter' && setState('disabled')}
      />
    </>
  )
}

export const TakesTheFocusOfWhatGoes = meta.story({
  tags: ['proof'],
  args: { children: <PartThatGoes /> },
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await step('a field that is disabled leaves the focus to the heading', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Disabled by Enter' }), '{Enter}')
      await waitFor(() => expect(heading).toHaveFocus())
    })
    await step('so does a button that goes', async () => {
      canvas.getByRole('button', { name: 'Go away' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('It has gone')).toBeVisible()
      await waitFor(() => expect(heading).toHaveFocus())
    })
  },
})

/** Rows that a library moves by the DOM, as TanStack's devtools do. React itself gives the focus back to what it moves. */
function RowsThatMove() {
  const list = useRef<HTMLUListElement>(null)
  const turnAround = () => list.current?.append(...[...list.current.children].toReversed())
  return (
    <ul ref={list}>
      {['First', 'Second'].map((name) => (
        <li key={name}>
          <Button onClick={turnAround}>{name}</Button>
        </li>
      ))}
    </ul>
  )
}

export const WhatMovesKeepsTheFocus = meta.story({
  tags: ['proof'],
  args: { children: <RowsThatMove /> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'First' }).focus()
    await userEvent.keyboard('{Enter}')
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Second', 'First'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus())
  },
})

export const WhoHasLeftIsNotBroughtBack = meta.story({
  tags: ['proof'],
  args: { children: <PartThatGoes /> },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Go away' })
    button.focus()
    button.blur()
    // Only a click of a program leaves the focus where it is.
    button.click()
    await expect(await canvas.findByText('It has gone')).toBeVisible()
    await expect(canvasElement.ownerDocument.body).toHaveFocus()
  },
})
