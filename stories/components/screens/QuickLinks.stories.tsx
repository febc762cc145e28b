import { expect } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { QuickLinks } from '#screens/parts/QuickLinks.tsx'
import type { QuickLinksProps } from '#screens/parts/QuickLinks.tsx'

const sections: QuickLinksProps['sections'] = [
  ['basic-routing', 'Basic routing'],
  ['route-parameters', 'Route parameters'],
]

const meta = preview.meta({
  title: 'Components/Screens/Quick links',
  component: QuickLinks,
  parameters: { layout: 'padded', reactRouter: { location: { searchParams: { filter: 'active' } } } },
  args: { sections },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Basic routing' })).toHaveAttribute(
      'href',
      appHref('/?filter=active#basic-routing'),
    )
  },
})
