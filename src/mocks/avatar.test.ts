import { getResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHandlers } from './handlers.ts'
import { findWorld, openWorld } from './world.ts'
import type { World } from './world.ts'

const addresses = Array.from({ length: 200 }, (_, index) => `user${index}.of.the.course@example.com`)

describe('GET avatars/:name', () => {
  it('answers with a picture of the initials', async () => {
    const response = await ask(visit(), 'ada.lovelace@example.com')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg .*>AL<\/text><\/svg>$/)
  })

  it.each([
    ['ada@example.com', 'A'],
    ['Ada Lovelace', 'AL'],
    ['élise.ørsted@example.com', 'ÉØ'],
    ['<script>alert(1)</script>@example.com', 'SS'],
    ['&&&', 'S'],
  ])('draws %s as %s', async (name, initials) => {
    expect(await (await ask(visit(), name)).text()).toContain(`>${initials}</text>`)
  })

  it('paints white letters on colours on which they can be read', async () => {
    const world = visit()
    const pictures = await Promise.all(addresses.map(async (name) => (await ask(world, name)).text()))
    const backgrounds = new Set(pictures.map((svg) => /fill="(#[0-9a-f]{6})"\/>/.exec(svg)?.[1] ?? ''))
    expect(backgrounds.size).toBeGreaterThan(3)
    for (const background of backgrounds) expect(contrastToWhite(background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([{ offline: true }, { failing: { method: 'GET', times: Infinity } }] as const)(
    'does not come from a server that %o',
    async (conditions) => {
      const world = visit()
      world.network.set(conditions)
      expect((await ask(world, 'ada')).type).toBe('error')
    },
  )

  it('takes no failure that is meant for data, and leaves no entry in the log', async () => {
    const world = visit()
    world.network.set({ failing: { method: 'GET', times: 1 } })
    expect((await ask(world, 'ada')).status).toBe(200)
    expect(world.network.conditions().failing?.times).toBe(1)
    expect(world.log.entries()).toEqual([])
  })
})

/** Opens a world for one test. */
function visit(): World {
  const world = openWorld('avatars')
  onTestFinished(() => world.close())
  return world
}

async function ask(world: World, name: string): Promise<Response> {
  const url = `http://localhost/${world.baseUrl}avatars/${encodeURIComponent(name)}`
  const response = await getResponse(createHandlers(findWorld), new Request(url))
  if (response === undefined) throw new Error(`No handler answers GET ${url}`)
  return response
}

/** WCAG 2.2 contrast of a `#rrggbb` colour to white. */
function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
