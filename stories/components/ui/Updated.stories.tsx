import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { tellUpdate } from '#ui/tellUpdate.ts'

const meta = preview.meta({
  title: 'Components/UI/A new edition',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: () => <p>What somebody reads</p>,
  beforeEach: () => () => document.querySelector('[data-updated]')?.remove(),
})

/** As Vite's build tells of an import whose file the host has no more. */
function missCode(): void {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/api/none.js`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

export const SaysSoOnce = meta.story({
  play: async ({ canvas }) => {
    const page = within(document.body)
    tellUpdate()
    missCode()
    await expect(await page.findByRole('alert')).toHaveTextContent('The course has been updated.')
    missCode()
    await expect(page.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
    await expect(canvas.getByText('What somebody reads')).toBeVisible()
  },
})
