import { expect } from '@playwright/test'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { sites, test } from './site.ts'

test('llms.txt leads to the text of each lesson, and so does the head of its pages', async ({
  page,
  request,
}) => {
  const list = await request.get(`${sites.sub}llms.txt`)
  const links = [...(await list.text()).matchAll(/\]\(([^)]+\.md)\)/g)].map(([, path = '']) => path)
  const addresses = links.map((path) => new URL(path, sites.sub).href)
  expect(addresses).toEqual(lessons.map(({ slug }) => `${sites.sub}lessons/${slug}.md`))
  for (const [index, { title }] of lessons.entries()) {
    const answer = await request.get(addresses[index] ?? '')
    expect(answer.headers()['content-type']).toContain('text/markdown')
    expect(await answer.text()).toContain(`# ${title}\n`)
  }

  const alternate = page.locator('head link[rel="alternate"][type="text/markdown"]')
  const addressOfText = () => alternate.evaluate((link) => (link as HTMLLinkElement).href)
  await page.goto(`${sites.sub}todo-demo/`)
  expect(await addressOfText()).toBe(`${sites.sub}lessons/todo-demo.md`)
  await page.goto(`${sites.sub}storybook/iframe.html?viewMode=docs&id=${lessonPageId({ slug: 'todo-demo' })}`)
  expect(await addressOfText()).toBe(`${sites.sub}lessons/todo-demo.md`)
})
