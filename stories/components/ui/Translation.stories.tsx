import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/UI/A page that the browser translates',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: () => <Book />,
})

/** A text that goes, an element that comes before a text, and a text that changes. */
function Book() {
  const [page, setPage] = useState(1)
  return (
    <>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <p>
        {page === 1 && 'the first, '}
        {page === 2 && <b>the second, </b>}
        page {page}
      </p>
    </>
  )
}

export const ShowsWhatChanges = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    translate(canvasElement)
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('THE FIRST, PAGE 1')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('paragraph')).toHaveTextContent('the second, PAGE 2'))
    translate(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('paragraph')).toHaveTextContent(/^PAGE 3$/))
  },
})

/** As Chrome does: two elements in the place of each text. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(text.data.toUpperCase())
    outer.append(inner)
    text.replaceWith(outer)
  }
}
