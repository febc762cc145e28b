import { expect } from '@playwright/test'
import { lessons } from '#syllabus/lessons.ts'
import { sites, test } from './site.ts'

const previews: readonly [path: string, title: string, description: string][] = [
  ['', 'React Query Course', 'Learn server state and client state in React, with live demos you can break.'],
  ...lessons.map(({ path, title, promise }): (typeof previews)[number] => [
    `${path.slice(1)}/`,
    `${title} · React Query Course`,
    promise,
  ]),
  ['posts/1/', 'Post 1 · React Query Course', 'Learn server state and client state in React'],
  ['storybook/', 'React Query Course', 'Lessons on server state and client state in React'],
]

for (const site of ['root', 'sub'] as const) {
  test(`at the ${site}, a link to any page is shown with its title, its text and a picture`, async ({
    page,
    request,
  }) => {
    // Only the HTML counts: what shows links runs no scripts.
    await page.route('**/*.js', (route) => route.abort())
    const pictures = new Set<string>()
    for (const [path, title, description] of previews) {
      await page.goto(sites[site] + path, { waitUntil: 'domcontentloaded' })
      const contentOf = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
      expect(await contentOf('og:title')).toBe(title)
      expect(await contentOf('og:description')).toContain(description)
      expect(await contentOf('twitter:card')).toBe('summary_large_image')
      pictures.add(new URL((await contentOf('og:image')) ?? '', page.url()).href)
    }
    expect([...pictures]).toEqual([
      `${sites[site]}link-preview.png`,
      `${sites[site]}storybook/link-preview.png`,
    ])
    for (const picture of pictures) {
      const answer = await request.get(picture)
      expect(answer.headers()['content-type']).toBe('image/png')
      const bytes = await answer.body()
      expect(bytes.length).toBeLessThan(80_000)
      // A PNG's width and height, where the format has them.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })
}
