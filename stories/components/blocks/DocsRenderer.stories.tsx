import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { createDocsRenderer } from '#course/page/docsRenderer.tsx'
import type { Docs } from '#course/demo/docsContext.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/For authors/A page of the catalogue',
  tags: ['!dev'],
  parameters: { console: { expected: [/Broken while it was read/] } },
  render: () => <Place />,
})

function Place() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const { render, unmount } = createDocsRenderer()
    // This page asks nothing of Storybook.
    void render({} as Docs, { page }, element)
    return () => queueMicrotask(() => unmount(element))
  }, [])
  return <div ref={place} />
}

const page = () => (
  <>
    <Breaks />
  </>
)

function Breaks() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('Broken while it was read')
  return <button onClick={() => setIsBroken(true)}>Break</button>
}

export const SaysThatItBroke = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page broke.')
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
})
