import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Term } from '#course/lesson/Term.tsx'

const DEFINITION = /^A query asks a server for data and keeps the answer in the cache\./

const meta = preview.meta({
  title: 'Components/For authors/Term',
  component: Term,
  parameters: { layout: 'padded' },
  args: { of: 'query' as const, children: 'queries' },
})

export const LeadsToTheGlossary = meta.story({
  play: async ({ canvas }) => {
    const term = canvas.getByRole('link', { name: 'queries' })
    await expect(term).toHaveAttribute('href', expect.stringMatching(/glossary#query$/))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
})

export const SaysWhatItMeansOnHover = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const term = canvas.getByRole('link', { name: 'queries' })
    const page = canvasElement.ownerDocument
    const card = () => page.querySelector('[role=tooltip]')
    await step('the card comes, and stays while the pointer is on it', async () => {
      await userEvent.hover(term)
      await waitFor(() => expect(card()).toHaveTextContent(DEFINITION))
      await expect(term).toHaveAccessibleDescription(DEFINITION)
      const open = card()
      if (open !== null) await userEvent.hover(open)
      await expect(open).toBeVisible()
    })
    await step('and goes when the pointer has left it', async () => {
      await userEvent.hover(page.body)
      await waitFor(() => expect(card()).toBeNull())
    })
  },
})

export const EscapeClosesIt = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const term = canvas.getByRole('link', { name: 'queries' })
    const card = () => canvasElement.ownerDocument.querySelector('[role=tooltip]')
    await step('the focus opens the card', async () => {
      await userEvent.tab()
      await expect(term).toHaveFocus()
      await waitFor(() => expect(card()).toHaveTextContent(DEFINITION))
    })
    await step('Escape closes it, and leaves the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(card()).toBeNull())
      await expect(term).toHaveFocus()
    })
  },
})

export const OneTapOpensIt = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, step }) => {
    const term = canvas.getByRole('link', { name: 'queries' })
    const card = () => canvasElement.ownerDocument.querySelector('[role=tooltip]')
    const tap = () =>
      fireEvent(term, new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }))
    await step('the first tap stays on the page', async () => {
      await expect(await tap()).toBe(false)
      await waitFor(() => expect(card()).toHaveTextContent(DEFINITION))
    })
    await step('a press elsewhere closes the card', async () => {
      fireEvent.pointerDown(canvasElement)
      await waitFor(() => expect(card()).toBeNull())
    })
  },
})
