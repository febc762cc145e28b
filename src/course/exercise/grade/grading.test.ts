import { describe, expect, it, vi } from 'vitest'
import { createWorld } from '#mocks/world.ts'
import { crashed } from './crashes.ts'
import { because, graded, NotYet, rejects } from './grading.ts'

const fails = () => {
  throw new Error('expect(received).toBe(expected)')
}
const saying = (sentence: string) => () => because(sentence, fails)
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

describe('a play that rejects an answer', () => {
  it('passes when the learner reads the sentence', async () => {
    const right = rejects(saying('No request has left.'), /no request/i)
    await expect(right(context('rejected'))).resolves.toBeUndefined()
  })

  it('fails when the grader accepts the answer', async () => {
    const accepts = rejects(() => undefined, /no request/i)
    await expect(accepts(context('accepted'))).rejects.toThrow('accepts this answer')
  })

  it('fails when the learner reads another sentence, or an assertion', async () => {
    const another = rejects(saying('Two requests have left.'), /no request/i)
    await expect(another(context('another'))).rejects.toThrow('The grader says: “Two requests have left.”')
    const raw = rejects(fails, /expect/)
    await expect(raw(context('raw'))).rejects.toThrow('lets the learner read an assertion')
  })

  it('fails when another answer of the exercise is told the same', async () => {
    const says = saying('No request has left. Is the key the same?')
    const first = rejects(says, /no request has left/i)
    await expect(first(context('alone'))).resolves.toBeUndefined()
    rejects(says, /is the key the same/i)
    await expect(first(context('shared'))).rejects.toThrow(
      'So it does to other answers: /is the key the same/i',
    )
  })

  it('is told what the starting point is told, where it acts like that and has another mistake', async () => {
    const says = saying('No request has left. Is the key the same? A constant is no value.')
    const alike = rejects(says, /a constant is no value/i, { actsLikeTheStart: true })
    await expect(alike(context('alone'))).rejects.toThrow('So it does to other answers')
    const start = rejects(says, /no request has left/i)
    await expect(start(context('start'))).resolves.toBeUndefined()
    await expect(alike(context('alike'))).resolves.toBeUndefined()
  })

  it("is the grader itself in a learner's terminal, where the starting point is theirs", async () => {
    vi.stubEnv('STORYBOOK_PRACTICE', 'true')
    const theirs = rejects(saying('Two requests have left.'), /no request/i)
    await expect(theirs(context('theirs'))).rejects.toEqual(new NotYet('Two requests have left.'))
    vi.unstubAllEnvs()
  })
})
