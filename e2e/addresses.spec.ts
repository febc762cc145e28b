import { expect } from '@playwright/test'
import { ELSEWHERE, hostileTexts } from './hostileTexts.ts'
import { loudTest as test, sites } from './site.ts'

// What Node cannot see of an address: what the browser executes, where it goes, and whether the page comes alive.

const text = (part: string) => encodeURIComponent(hostileTexts.find((one) => one.includes(part)) ?? '')
const story = 'storybook/iframe.html?viewMode=story&id=components-screens-basic-query--ready'

for (const address of [
  `users/${text('<script>')}`,
  `posts/${text('onerror')}`,
  `users/123?tab=${text('javascript:')}`,
  `router-docs?${text('<iframe')}=1`,
  `router-docs#${text('</title>')}`,
  'basic-query/%zz',
  `todo-demo?lab=${text('fail:GET')}`,
  `pagination?page=${text('a=b&a=b')}`,
  `storybook/?path=/docs/${text('onload')}`,
  `storybook/iframe.html?viewMode=docs&id=${text('constructor')}`,
  `${story}&globals=${text('theme:__proto__')}`,
  `${story}&args=title:${text('srcdoc')}`,
]) {
  test(`${address.slice(0, 80)} executes nothing, leads nowhere else, and has a heading`, async ({
    page,
    context,
  }) => {
    const harm: string[] = []
    await page.exposeFunction('executed', () => void harm.push('executed'))
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => harm.push('a dialog')))
    page.on('pageerror', ({ message }) => harm.push(message))
    context.on('request', (request) => {
      if (new URL(request.url()).hostname.includes(ELSEWHERE)) harm.push(request.url())
    })
    await page.goto(sites.root + address)
    const isFrame = address.startsWith('storybook/?')
    const scope = isFrame ? page.frameLocator('#storybook-preview-iframe') : page
    await expect(scope.locator('h1').filter({ visible: true }).first()).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(sites.root).origin)
    expect(harm).toEqual([])
  })
}

const nowhere = ['?path=/docs/course-nothing--docs', '?path=/story/components-no-such--story']
for (const address of [...nowhere, 'iframe.html?viewMode=docs&id=course-nothing--docs'])
  test(`storybook/${address} says that there is no such page, and leads to Welcome`, async ({ page }) => {
    await page.goto(`${sites.sub}storybook/${address}`)
    const scope = address.startsWith('?') ? page.frameLocator('#storybook-preview-iframe') : page
    await expect(scope.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
    await expect(scope.getByText(/is called “[\w-]+no(thing--docs|-such--story)”/)).toBeVisible()
    await scope.getByRole('link', { name: 'Go to Welcome' }).click()
    const welcome = page.frameLocator('#storybook-preview-iframe')
    await expect(welcome.getByRole('heading', { level: 1 })).toHaveText('React Query Course')
  })
