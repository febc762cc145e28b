import { expect } from '@playwright/test'
import { sites, test } from './site.ts'

for (const path of ['', 'storybook/']) {
  test(`/${path} can be installed, with the app and the catalogue in it`, async ({ page, request }) => {
    await page.goto(sites.sub + path)
    const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href)
    const answer = await request.get(address)
    const manifest = (await answer.json()) as { scope: string; start_url: string; icons: { src: string }[] }
    expect(new URL(manifest.scope, address).href).toBe(sites.sub)
    const files = [manifest.start_url, ...manifest.icons.map(({ src }) => src)]
    for (const file of files) expect((await request.get(new URL(file, address).href)).status()).toBe(200)
  })
}
