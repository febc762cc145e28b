import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openFirstLooks } from './firstLooks.ts'

const looks = await openFirstLooks()
afterAll(() => looks.close())

const fileOf = (path: string) => fileURLToPath(new URL(`../../stories/lessons/${path}`, import.meta.url))
const basicQuery = fileOf('basic-query/BasicQuery.stories.tsx')

async function textOf(name: string, file = basicQuery): Promise<{ demo: string; requests: string }> {
  const { html, requests } = await looks.page().draw({ file, name })
  return { demo: textIn(html), requests: textIn(requests) }
}

function textIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('the first look of a story', () => {
  it('has the data that it asks for, and the request', async () => {
    const { demo, requests } = await textOf('Ready')
    expect(demo).toContain('100 posts')
    expect(demo).toContain('Server state is borrowed, not owned')
    expect(requests).toBe('1 request GET posts → 200 in 600 ms')
  })

  it('makes its requests in the order of a browser: the first one fails', async () => {
    const { requests } = await textOf('OneFailsTheOthersStandTrue', fileOf('overview/Overview.stories.tsx'))
    expect(requests).toContain('GET todos → 500')
  })

  it('has the error of a server that fails, after its retries', async () => {
    const { demo, requests } = await textOf('GivesUpAfterTheLastRetry')
    expect(demo).toContain('The server failed to answer (500)')
    expect(requests).toMatch(/^3 requests , 3 failed( GET posts → 500 in 600 ms){3}$/)
  })

  it.each(['Slow', 'TimedOut'])('is the wait where an answer does not come soon: %s', async (name) => {
    const { demo, requests } = await textOf(name)
    expect(demo).toContain('Loading...')
    expect(requests).toBe('1 request GET posts → under way')
  })

  it('has the decorators, the args and the router of its story', async () => {
    const { demo } = await textOf('Ready', fileOf('router-docs/UserProfileWidget.stories.tsx'))
    expect(demo).toContain('User 123')
  })

  it('does not have what the story before it did', async () => {
    const first = await looks.page().draw({ file: basicQuery, name: 'Ready' })
    expect(await looks.page().draw({ file: basicQuery, name: 'Ready' })).toEqual(first)
  })
})

it('the looks of a page share their rules, and each class has one', async () => {
  const page = looks.page()
  const drawn = [
    await page.draw({ file: basicQuery, name: 'Ready' }),
    await page.draw({ file: basicQuery, name: 'Failed' }),
  ]
  const styles = page.styles()
  const classes = drawn.flatMap(({ html, requests }) =>
    [...`${html}${requests}`.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  expect(classes.length).toBeGreaterThan(20)
  expect([...new Set(classes)].filter((name) => !styles.includes(`.${name}`))).toEqual([])
  expect(styles).not.toMatch(/data-styled|<style/)
  expect(page.styles()).toBe(styles)
})
