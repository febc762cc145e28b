import { expect, spyOn, waitFor, within } from 'storybook/test'
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
  const payload = new TypeError('Failed to fetch dynamically imported module: https://host.invalid/a.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

export const SaysSoOnce = meta.story({
  play: async () => {
    const fetch = spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
    tellUpdate()
    missCode()
    missCode()
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    const notice = await within(document.body).findByRole('alert')
    await expect(notice).toHaveTextContent('The course has been updated.')
    await expect(within(notice).getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
