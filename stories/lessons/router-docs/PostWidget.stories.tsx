import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { patterns } from '#config/paths.ts'
import { PostWidget } from '#features/params/PostWidget.tsx'
import { goTo } from './demos/goTo.ts'
import { WidgetSite } from './demos/WidgetSite.tsx'

const meta = preview.meta({
  title: 'Components/Features/Params/Post widget',
  component: PostWidget,
  parameters: { layout: 'padded', reactRouter: at('1') },
})

/** Below an address bar, where a story is about the address. The small browser has its own router. */
const inABrowser = (startAt: string) => ({
  parameters: { reactRouter: { disable: true } },
  render: () => <WidgetSite startAt={startAt} />,
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the address says which post it is', async () => {
      await expect(canvas.getByRole('heading', { name: 'Post 1' })).toBeVisible()
    })
    await step('and the widget shows the current path', async () => {
      await expect(canvas.getByText('Current path:')).toBeVisible()
      await expect(canvas.getByText('/posts/1')).toBeVisible()
    })
  },
})

/** The current path excludes search parameters and hash. */
export const ShowsThePathAlone = meta.story({
  tags: ['proof'],
  ...inABrowser('/posts/2?from=course#comments'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post 2' })).toBeVisible()
    await expect(canvas.getByText('/posts/2')).toBeVisible()
  },
})

export const SaysSoOnTheFirstPageAlone = meta.story({
  tags: ['proof'],
  ...inABrowser('/posts/1'),
  play: async ({ canvas, userEvent, step }) => {
    await step('where no page came before, Go Back says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('There is no page to go back to')
    })
    await step('and the next post, which has one before it, does not', async () => {
      await goTo({ canvas, userEvent }, '/posts/2')
      await expect(await canvas.findByRole('heading', { name: 'Post 2' })).toBeVisible()
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
  },
})

function at(postId: string) {
  return reactRouterParameters({
    location: { path: patterns.post, pathParams: { postId } },
    routing: patterns.post,
  })
}
