import { expect, fn, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { DevtoolsOfItsOwn, WithDevtools } from './WithDevtools.tsx'

const meta = preview.meta({
  title: 'Components/Lab/TanStack devtools',
  parameters: {
    // TanStack's own markup fails some rules: some texts have too little contrast, and some labels differ from the
    // visible text. Axe checks everything around it.
    a11y: { context: { exclude: ['.tsqd-parent-container'] } },
  },
})

export const OnDemand = meta.story({
  render: () => (
    <WithDevtools>
      <BasicQuery />
    </WithDevtools>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('100 posts')
    await step('the panel comes when it is asked for, and knows the entries of this demo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open TanStack’s devtools' }))
      const panel = within(await canvas.findByRole('group', { name: 'TanStack’s devtools' }))
      await expect(await panel.findByText('["posts","list",{}]')).toBeVisible()
    })
    await step('and goes when it is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close TanStack’s devtools' }))
      await expect(canvas.queryByText('["posts","list",{}]')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Open TanStack’s devtools' })).toBeVisible()
    })
    await step('its own close button passes the focus on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open TanStack’s devtools' }))
      const panel = within(await canvas.findByRole('group', { name: 'TanStack’s devtools' }))
      ;(await panel.findByRole('button', { name: 'Close Tanstack query devtools' })).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'Open TanStack’s devtools' })).toHaveFocus()
    })
  },
})

export const EachOfItsOwnClient = meta.story({
  render: () => (
    <>
      <DevtoolsOfItsOwn name="one" />
      <DevtoolsOfItsOwn name="two" />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const one = within(canvas.getByRole('region', { name: 'one' }))
    const two = within(canvas.getByRole('region', { name: 'two' }))
    await step('each panel shows the entries of its own client only', async () => {
      await userEvent.click(one.getByRole('button', { name: 'Open TanStack’s devtools' }))
      await userEvent.click(two.getByRole('button', { name: 'Open TanStack’s devtools' }))
      await expect(await one.findByText('["entry of one"]')).toBeVisible()
      await expect(await two.findByText('["entry of two"]')).toBeVisible()
      await expect(one.queryByText('["entry of two"]')).not.toBeInTheDocument()
      await expect(two.queryByText('["entry of one"]')).not.toBeInTheDocument()
    })
    await step('their styles are for their own class names only', async () => {
      const [sheet] = [...document.styleSheets].filter(({ ownerNode }) => isGoober(ownerNode))
      const selectors = [...(sheet?.cssRules ?? [])]
        .filter((rule) => rule instanceof CSSStyleRule)
        .flatMap(({ selectorText }) => selectorText.split(','))
      await expect(selectors.length).toBeGreaterThan(0)
      await expect(selectors.filter((selector) => !/^\s*\.(go\d|tsqd)/.test(selector))).toEqual([])
    })
  },
})

export const HearsOfNoTransition = meta.story({
  tags: ['proof'],
  render: () => <DevtoolsOfItsOwn name="one" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('what begins a transition is noted by nobody, so nobody keeps it when it goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open TanStack’s devtools' }))
      await expect(await canvas.findByText('["entry of one"]')).toBeVisible()
      const note = fn<(event: Event) => void>()
      document.body.addEventListener('transitionrun', note)
      const button = canvas.getByRole('button', { name: 'Close TanStack’s devtools' })
      button.dispatchEvent(new TransitionEvent('transitionrun', { bubbles: true }))
      document.body.removeEventListener('transitionrun', note)
      await expect(note).not.toHaveBeenCalled()
    })
  },
})

function isGoober(node: Element | ProcessingInstruction | null): boolean {
  return node instanceof HTMLStyleElement && node.id === '_goober'
}
