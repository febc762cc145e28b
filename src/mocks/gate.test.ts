import { describe, expect, it, onTestFinished } from 'vitest'
import { answerInPage } from './answerInPage.ts'
import type { NetworkConditions } from './network.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

describe('a request that is held', () => {
  it('is in flight until it is released, with its latency', async () => {
    const { world, ask, outcomes } = visit({ latencyMs: 20 })
    const posts = world.network.hold('GET', 'posts/1')
    const held = ask('posts/1')
    await ask('posts/2')
    expect(outcomes()).toEqual(['pending', 200])
    posts.release()
    expect((await held).status).toBe(200)
    await ask('posts/1')
    expect(outcomes()).toEqual([200, 200, 200])
  })

  it('is released in the order asked, as many as are said, also before they have arrived', async () => {
    const { world, ask, outcomes } = visit()
    const posts = world.network.hold('GET', 'posts/1')
    const [first, second] = [ask('posts/1'), ask('posts/1')]
    posts.release(1)
    await first
    await ask('posts/2')
    expect(outcomes()).toEqual([200, 'pending', 200])
    posts.release(2)
    await second
    await ask('posts/1')
    void ask('posts/1').catch(() => undefined)
    await ask('posts/2')
    expect(outcomes()).toEqual([200, 200, 200, 200, 'pending', 200])
  })

  it('is released before an earlier one, by its place, also before it has arrived', async () => {
    const { world, ask, outcomes } = visit()
    const posts = world.network.hold('GET', 'posts/1')
    const [first, second] = [ask('posts/1'), ask('posts/1')]
    posts.releaseOne(1)
    await second
    const third = ask('posts/1')
    await ask('posts/2')
    expect(outcomes()).toEqual(['pending', 200, 'pending', 200])
    posts.releaseOne(0)
    await first
    posts.release()
    await third
  })

  it('is held again by another gate', async () => {
    const { world, ask, outcomes } = visit()
    world.network.hold('GET').release()
    const posts = world.network.hold('GET', 'posts/1')
    const held = ask('posts/1')
    await ask('posts/2')
    expect(outcomes()).toEqual(['pending', 200])
    posts.release()
    expect((await held).status).toBe(200)
  })

  it('leaves another method and another path alone', async () => {
    const { world, ask, outcomes } = visit()
    world.network.hold('POST')
    world.network.hold('GET', 'posts')
    await ask('todos')
    expect(outcomes()).toEqual([200])
  })

  it.each([
    ['reset', ({ network }: World) => network.reset(), 200],
    ['the end of the world', (world: World) => world.close(), 'no answer'],
  ] as const)('is released by %s', async (_, end, outcome) => {
    const { world, ask, outcomes } = visit()
    world.network.hold('GET', 'posts/1')
    const held = ask('posts/1').catch(() => undefined)
    await ask('posts/2')
    expect(outcomes()).toEqual(['pending', 200])
    end(world)
    await held
    expect(outcomes()).toEqual([outcome, 200])
  })
})

function visit(conditions: Partial<NetworkConditions> = {}) {
  const world = openWorld('held', { conditions, fetch: answerInPage })
  onTestFinished(() => world.close())
  return {
    world,
    ask: (path: string) => world.fetch(`${world.baseUrl}${path}`),
    outcomes: () => world.log.entries().map(({ outcome }) => outcome),
  }
}
