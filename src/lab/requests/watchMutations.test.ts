import { MutationObserver } from '@tanstack/react-query'
import type { MutationObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { postsQuery } from '#features/posts/postQueries.ts'
import { nextTemporaryId } from '#features/todos/todo.ts'
import { ADD_TODO, addTodoMutation, todosQuery } from '#features/todos/todoQueries.ts'
import { testLab } from './testLab.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a mutation', () => {
  it('explains its request, by its key', async () => {
    const { add, triggers, keys } = watched()
    add('Milk')
    await settle()
    expect(triggers()).toEqual(['todos: mutation'])
    expect(keys()).toEqual([ADD_TODO])
  })

  it('is told from the list that is refetched after it', async () => {
    const { read, api, mutate, client, log, triggers, keys } = watched()
    read(todosQuery(api))
    await settle()
    void client.refetchQueries()
    mutate({
      mutationKey: ['thing'],
      onMutate: () => client.cancelQueries(),
      onSettled: () => client.invalidateQueries(),
    })
    await settle()
    expect(log.entries().map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'GET'])
    expect(triggers().slice(1)).toEqual(['todos: refetch', 'things: mutation', 'todos: invalidation'])
    expect(keys().slice(2)).toEqual([['thing'], ['todos', 'list']])
  })

  it('tries again by itself', async () => {
    const { mutate, answers, triggers, keys } = watched()
    answers.push(500)
    mutate({ mutationKey: ['thing'], retry: 1, retryDelay: 10 })
    await later(20)
    expect(triggers()).toEqual(['things: mutation', 'things: retry'])
    expect(keys()[1]).toEqual(['thing'])
  })

  it('may need several requests', async () => {
    const { mutate, triggers, post } = watched()
    mutate({
      mutationFn: async () => {
        await post('things')
        await post('things/1/parts')
      },
    })
    await settle()
    expect(triggers()).toEqual(['things: mutation', 'things/1/parts: mutation'])
  })

  it('that asks only to read is told from a query', async () => {
    const { mutate, read, api, get, triggers } = watched()
    read(postsQuery(api))
    mutate({ mutationFn: () => get('search', new AbortController().signal) })
    await settle()
    expect(triggers()).toEqual(['posts: mount', 'search: mutation'])
  })
})

describe('mutations at once', () => {
  it('wait for each other when they are told to', async () => {
    const { mutate, post, keys } = watched()
    const mutationFn = async () => {
      await post('things')
      await post('things/1/parts')
    }
    mutate({ mutationKey: ['first'], scope: { id: 'things' }, mutationFn })
    mutate({ mutationKey: ['second'], scope: { id: 'things' }, mutationFn })
    await settle()
    expect(keys()).toEqual([['first'], ['first'], ['second'], ['second']])
  })

  it('try again each in its time', async () => {
    const { mutate, post, answers, keys } = watched()
    answers.push(500, 500)
    const add = (what: string, retryDelay: number) =>
      mutate({ mutationKey: [what], mutationFn: () => post(what), retry: 1, retryDelay })
    add('slow', 20)
    add('quick', 10)
    await later(30)
    expect(keys()).toEqual([['slow'], ['quick'], ['quick'], ['slow']])
  })

  it('are told apart when the older one prepares for longer', async () => {
    const { mutate, keys } = watched()
    mutate({ mutationKey: ['slow'], onMutate: prepareFor(20) })
    mutate({ mutationKey: ['quick'], onMutate: prepareFor(10) })
    await later(30)
    expect(keys()).toEqual([['quick'], ['slow']])
  })
})

/** An asynchronous `onMutate` that returns something. */
function prepareFor(ms: number) {
  return () =>
    new Promise((resolve) => {
      setTimeout(resolve, ms, { prepared: true })
    })
}

function watched() {
  const lab = testLab()
  onTestFinished(lab.tracker.start())

  return {
    ...lab,
    /** Runs a mutation. It posts a thing unless `options` replace its function. */
    mutate: (options: MutationObserverOptions) =>
      void new MutationObserver(lab.client, { mutationFn: () => lab.post('things'), ...options })
        .mutate()
        .catch(() => {}),
    add: (title: string) =>
      void new MutationObserver(lab.client, addTodoMutation(lab.api)).mutate({
        id: nextTemporaryId(),
        title,
        completed: false,
      }),
  }
}
