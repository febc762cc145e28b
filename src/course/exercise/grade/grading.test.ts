import { describe, expect, it } from 'vitest'
import { createWorld } from '#mocks/world.ts'
import { crashed, because, graded, NotYet } from './grading.ts'

const fails = () => {
  throw new Error('expect(received).toBe(expected)')
}
const context = (name: string) => ({ world: createWorld(name), ending: new AbortController() })

describe('because', () => {
  it('says nothing when it holds', async () => {
    await expect(because('No posts came.', () => undefined)).resolves.toBeUndefined()
    await expect(because('No posts came.', () => true)).resolves.toBeUndefined()
  })

  it('says its sentence when the assertion throws, rejects or is false', async () => {
    const sentence = new NotYet('No posts came.')
    await expect(because('No posts came.', fails)).rejects.toEqual(sentence)
    await expect(because('No posts came.', async () => fails())).rejects.toEqual(sentence)
    await expect(because('No posts came.', () => false)).rejects.toEqual(sentence)
  })

  it('chooses its sentence by what can be seen after the assertion', async () => {
    let seen = 0
    const holds = () => {
      seen = 2
      return false
    }
    await expect(because(() => `${seen} requests left.`, holds)).rejects.toThrow('2 requests left.')
    await expect(because(async () => `${seen} left later.`, holds)).rejects.toThrow('2 left later.')
  })
})

describe('a grader', () => {
  it('ends as soon as the answer throws, in its own world only', async () => {
    const [here, there] = [context('here'), context('there')]
    const never = graded(() => new Promise<void>(() => undefined))
    const verdict = never(here)
    crashed(there.world.id, new Error('elsewhere'))
    crashed(here.world.id, new Error('posts is undefined'))
    await expect(verdict).rejects.toEqual(new NotYet('Your code threw: posts is undefined'))
  })

  it('knows an answer that has thrown before', async () => {
    const before = context('before')
    crashed(before.world.id, new Error('at once'))
    await expect(graded(() => new Promise<void>(() => undefined))(before)).rejects.toThrow('at once')
  })
})
