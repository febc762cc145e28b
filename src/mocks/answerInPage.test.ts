import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerInPage, mockApi, pictureAt } from './answerInPage.ts'
import type { NetworkConditions } from './network.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

describe('a request that is answered in the page', () => {
  it('reaches its world, with method and body', async () => {
    const world = visit()
    const todo = { title: 'Feed the cat', completed: false }
    const response = await world.fetch(`${world.baseUrl}todos`, {
      method: 'POST',
      body: JSON.stringify(todo),
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject(todo)
    expect(world.log.entries()).toMatchObject([{ method: 'POST', path: 'todos', outcome: 201 }])
  })

  it('is counted when the code that makes it has ended, in the order in which it was made', async () => {
    const world = visit({ failing: { method: 'GET', times: 1 } })
    const answers = [world.fetch(`${world.baseUrl}todos`), world.fetch(`${world.baseUrl}posts`)]
    await Promise.resolve()
    expect(world.network.conditions().failing?.times).toBe(1)
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([500, 200])
  })

  it('fails as a network does', async () => {
    const world = visit({ offline: true })
    await expect(world.fetch(`${world.baseUrl}posts`)).rejects.toThrow(TypeError)
    expect(world.log.entries()).toMatchObject([{ outcome: 'no answer' }])
  })

  it('ends at once when it is given up, with what the signal says', async () => {
    const world = visit({ failing: { method: 'ANY', times: Infinity, how: 'silence' } })
    const controller = new AbortController()
    const answer = world.fetch(`${world.baseUrl}posts`, { signal: controller.signal })
    controller.abort(new Error('No longer needed.'))
    await expect(answer).rejects.toThrow('No longer needed.')
    expect(world.log.entries()).toMatchObject([{ outcome: 'cancelled' }])
  })

  it('that was given up before it left is none to the server', async () => {
    const world = visit({ failing: { method: 'GET', times: 1 } })
    await world.fetch(`${world.baseUrl}posts`, { signal: AbortSignal.abort() }).catch(() => undefined)
    expect((await world.fetch(`${world.baseUrl}posts`)).status).toBe(500)
  })

  it('is told that there is nothing at an address that nobody answers', async () => {
    const response = await answerInPage('api/page/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There is nothing at this address.' })
  })

  it('is answered by what a story puts in place of a handler', async () => {
    const world = visit()
    onTestFinished(() => mockApi.resetHandlers())
    mockApi.use(http.get('*/api/:world/posts', () => HttpResponse.json(['another'])))
    expect(await (await world.fetch(`${world.baseUrl}posts`)).json()).toEqual(['another'])
    mockApi.resetHandlers()
    expect(await (await world.fetch(`${world.baseUrl}posts`)).json()).toHaveLength(100)
  })
})

describe('what an image shows', () => {
  it('is data for a picture of a world, of which nothing is logged', async () => {
    const world = visit()
    const picture = await pictureAt(`http://localhost/${world.baseUrl}avatars/ada%40example.com`)
    expect(picture).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(picture ?? '')).toContain('>A</text>')
    expect(world.log.entries()).toEqual([])
  })

  it('is nothing where the network lets none through', async () => {
    const world = visit({ offline: true })
    expect(await pictureAt(`http://localhost/${world.baseUrl}avatars/ada`)).toBeUndefined()
  })
})

/** Opens a world for one test. */
function visit(conditions: Partial<NetworkConditions> = {}): World {
  const world = openWorld('page', { conditions, fetch: answerInPage })
  onTestFinished(() => world.close())
  return world
}
