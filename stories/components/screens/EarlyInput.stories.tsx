import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { replayEarlyInput } from '#app/replayEarlyInput.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Screens/What is typed early',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: () => <div data-place />,
})

function Form({ onMount }: { onMount: () => void }) {
  const [name, setName] = useState('')
  useEffect(onMount, [onMount])
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>Hello {name}</p>
    </form>
  )
}

/** Where an extension has put something beside an input, React makes the page anew. */
export const IsKeptWhereAnExtensionChangedThePage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]')
    if (place === null) throw new Error('There is no place for the page.')
    place.innerHTML =
      '<form><input aria-label="Name" value=""><span data-ext></span><p>Hello <!-- --></p></form>'
    canvas.getByLabelText('Name').focus()
    fireEvent.input(canvas.getByLabelText('Name'), { target: { value: 'Ada' } })
    const onRecoverableError = fn()
    const root = hydrateRoot(place, <Form onMount={replayEarlyInput(place)} />, { onRecoverableError })
    await waitFor(() => expect(canvas.getByText('Hello Ada')).toBeVisible())
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(onRecoverableError).toHaveBeenCalled()
    root.unmount()
  },
})
