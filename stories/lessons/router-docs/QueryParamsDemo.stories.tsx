import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { QueryParamsDemo } from '#features/params/QueryParamsDemo.tsx'
import { goTo } from './demos/goTo.ts'
import { WidgetSite } from './demos/WidgetSite.tsx'

const meta = preview.meta({
  title: 'Components/Features/Params/Query params demo',
  component: QueryParamsDemo,
  parameters: { layout: 'padded' },
})

/** Below an address bar, where a story is about the address. The small browser has its own router. */
const inABrowser = (startAt: string) => ({
  parameters: { reactRouter: { disable: true } },
  render: () => <WidgetSite startAt={startAt} />,
})

export const Empty = meta.story({
  play: async ({ canvas, step }) => {
    await step('where there are none, it says so', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('No query parameters')
      await expect(canvas.queryByRole('list', { name: 'Query parameters' })).not.toBeInTheDocument()
    })
  },
})

export const Ready = meta.story({
  parameters: { reactRouter: { location: { searchParams: 'tag=a&tag=b&note=' } } },
  play: async ({ canvas, step }) => {
    await step(
      'it lists every one in the address, in order: also twice the same name, and an empty value',
      async () => {
        await expect(listed(canvas)).toEqual(['tag = a', 'tag = b', 'note = '])
      },
    )
  },
})

export const AddsTwo = meta.story({
  tags: ['proof'],
  ...inABrowser('/router-docs'),
  play: async ({ canvas, userEvent, step }) => {
    await step('one click puts both into the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Query Params' }))
      await expect(addressOf(canvas)).toHaveValue('/router-docs?filter=active&sort=name')
      await expect(listed(canvas)).toEqual(['filter = active', 'sort = name'])
    })
    await step('another changes nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Query Params' }))
      await expect(addressOf(canvas)).toHaveValue('/router-docs?filter=active&sort=name')
    })
    await step('what is there is announced, because the click is elsewhere', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('filter = activesort = name')
    })
  },
})

export const ClearsAll = meta.story({
  tags: ['proof'],
  ...inABrowser('/router-docs?from=course&filter=active'),
  play: async ({ canvas, userEvent, step }) => {
    await step('Clear leaves the path alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Query Params' }))
      await expect(addressOf(canvas)).toHaveValue('/router-docs')
      await expect(canvas.getByRole('status')).toHaveTextContent('No query parameters')
    })
    await step('it was a step in history, so Back brings them again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(listed(canvas)).toEqual(['from = course', 'filter = active'])
    })
  },
})

export const FollowsTheAddress = meta.story({
  tags: ['proof'],
  ...inABrowser('/router-docs'),
  play: async ({ canvas, userEvent }) => {
    await goTo({ canvas, userEvent }, '/router-docs?tab=a%20b&q=x%26y')
    await expect(listed(canvas)).toEqual(['tab = a b', 'q = x&y'])
  },
})

function addressOf(canvas: StoryContext['canvas']): HTMLElement {
  return canvas.getByRole('textbox', { name: 'Address' })
}

/** The names of the listed parameters, in order. */
function listed(canvas: StoryContext['canvas']): (string | null)[] {
  return canvas.getAllByRole('listitem').map((item) => item.textContent)
}
