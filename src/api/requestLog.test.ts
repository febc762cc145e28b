import { describe, expect, it, vi } from 'vitest'
import { createRequestLog, LOG_LIMIT } from './requestLog.ts'
import type { LoggedRequest, RequestLog } from './requestLog.ts'

describe('the entries', () => {
  it('keeps that order when requests end in another', () => {
    const log = createRequestLog()
    const first = log.started('GET', 'posts')
    const second = log.started('GET', 'todos')
    log.ended(second, 200)
    log.ended(first, 200)
    expect(paths(log)).toEqual(['posts', 'todos'])
  })

  it('shows a request as pending until it ends', () => {
    const log = createRequestLog({ now: () => 5 })
    const id = log.started('GET', 'posts')
    expect(log.entries()).toEqual([
      { id, method: 'GET', path: 'posts', outcome: 'pending', startedAt: 5, durationMs: undefined },
    ])
  })

  it('ends the right one of them once the oldest are gone', () => {
    const log = createRequestLog()
    for (let request = 1; request <= LOG_LIMIT + 2; request += 1) log.started('GET', `todos/${request}`)
    log.ended(1, 200)
    log.ended(5, 404)
    const ended = log.entries().filter(({ outcome }) => outcome !== 'pending')
    expect(ended).toMatchObject([{ id: 5, path: 'todos/5', outcome: 404 }])
  })

  it('is the same list as long as nothing changes', () => {
    const log = createRequestLog()
    log.started('GET', 'posts')
    expect(log.entries()).toBe(log.entries())
  })
})

describe('ended', () => {
  it('counts the first ending only, with its duration', () => {
    let time = 1000
    const log = createRequestLog({ now: () => time })
    const id = log.started('GET', 'posts')
    time = 1100
    log.ended(id, 'cancelled')
    time = 1900
    log.ended(id, 200)
    expect(log.entries()).toMatchObject([{ outcome: 'cancelled', durationMs: 100 }])
  })

  it('ends no other request', () => {
    const log = createRequestLog()
    const id = log.started('GET', 'posts')
    log.started('GET', 'posts')
    log.ended(id, 200)
    expect(log.entries().map((entry) => entry.outcome)).toEqual([200, 'pending'])
  })

  it('measures the duration by the clock it was given', () => {
    const now = vi.fn<() => number>().mockReturnValueOnce(1000).mockReturnValueOnce(1250)
    const log = createRequestLog({ now })
    log.ended(log.started('GET', 'posts'), 200)
    expect(log.entries()).toMatchObject([{ startedAt: 1000, durationMs: 250 }])
  })

  it('takes no negative time where the system’s clock is set back', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValueOnce(5000).mockReturnValueOnce(1000)
    const log = createRequestLog()
    log.ended(log.started('GET', 'posts'), 200)
    now.mockRestore()
    expect(log.entries()[0]?.durationMs).toBe(0)
  })
})

describe('clear', () => {
  it('does not bring back a request that was in flight', () => {
    const log = createRequestLog()
    const id = log.started('GET', 'posts')
    log.clear()
    log.ended(id, 200)
    expect(log.entries()).toEqual([])
  })

  it('gives no id a second time', () => {
    const log = createRequestLog()
    const before = log.started('GET', 'posts')
    log.clear()
    expect(log.started('GET', 'todos')).not.toBe(before)
  })
})

describe('subscribers', () => {
  it('are told which request left or ended, and of a clear nothing', () => {
    const log = createRequestLog()
    const told = vi.fn<(changed?: LoggedRequest) => void>()
    log.subscribe(told)
    const id = log.started('GET', 'posts')
    log.ended(id, 200)
    log.clear()
    expect(told.mock.calls).toMatchObject([[{ id, outcome: 'pending' }], [{ id, outcome: 200 }], [undefined]])
  })

  it('hear nothing of a second ending', () => {
    const log = createRequestLog()
    const id = log.started('GET', 'posts')
    log.ended(id, 'cancelled')
    const listener = vi.fn<() => void>()
    log.subscribe(listener)
    log.ended(id, 200)
    expect(listener).not.toHaveBeenCalled()
  })

  it('hear nothing after unsubscribing', () => {
    const log = createRequestLog()
    const listener = vi.fn<() => void>()
    const unsubscribe = log.subscribe(listener)
    unsubscribe()
    log.started('GET', 'posts')
    expect(listener).not.toHaveBeenCalled()
  })
})

function paths(log: RequestLog): string[] {
  return log.entries().map((entry) => entry.path)
}
