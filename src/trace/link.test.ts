import { expect, it, vi } from 'vitest'
import { createLink, Put } from './link.ts'
import type { TracedContainer } from './tracer.ts'

const add = (sum: number, by: number) => sum + by

it('without a tracer an action passes through as it is', () => {
  const send = vi.fn()
  const { dispatch, shows, join } = createLink<number, number>('sum', 0, send)
  shows(0, add)
  join(undefined)
  dispatch(3)
  expect(send.mock.calls).toEqual([[3]])
})

it('with a tracer an action counts if the tracer lets it, and the next state is sent', () => {
  const { sent, dispatch, container, let: allow } = traced()
  dispatch(3)
  dispatch(4)
  expect(container().read()).toBe(7)
  allow(false)
  dispatch(5)
  expect(sent).toEqual([new Put(3), new Put(7)])
})

it('a state that the tracer puts is a visit, until it settles there', () => {
  const { sent, dispatch, container } = traced()
  dispatch(3)
  container().put(0)
  expect(sent).toEqual([new Put(3), new Put(0, true)])
  container().settle()
  dispatch(5)
  expect(sent.slice(2)).toEqual([new Put(0), new Put(5)])
})

it('what is shown late does not replace what was put since', () => {
  const { dispatch, shows, container } = traced()
  dispatch(3)
  dispatch(4)
  shows(3, add)
  expect(container().read()).toBe(7)
  shows(7, add)
  expect(container().read()).toBe(7)
})

it('what was dispatched before the tracer came is known once it is shown', () => {
  const { dispatch, shows, container } = traced()
  shows(10, add)
  dispatch(1)
  expect(container().read()).toBe(11)
})

it('after the tracer has gone, actions pass through again', () => {
  const { sent, dispatch, leave } = traced()
  leave()
  dispatch(3)
  expect(sent).toEqual([3])
})

function traced() {
  const sent: unknown[] = []
  let allowed = true
  let joined: TracedContainer | undefined
  const link = createLink<number, number>('sum', 0, (action) => void sent.push(action))
  link.shows(0, add)
  const leave = link.join({
    join(container) {
      joined = container
      return {
        act(_, change) {
          if (allowed) change()
        },
        leave() {},
      }
    },
  })
  return {
    ...link,
    sent,
    leave,
    let: (next: boolean) => void (allowed = next),
    container() {
      if (joined === undefined) throw new Error('Nobody has joined.')
      return joined
    },
  }
}
