import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmed, keyOf, newestFirst, nextTemporaryId, withoutTemporary, withTemporary } from './todo.ts'
import type { Todo } from '#contract/todo.ts'

const TEMPORARY = 1_000_000
const fromServer: readonly Todo[] = [todo(1), todo(2)]

describe('nextTemporaryId', () => {
  it('grows whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (times) => {
        const ids = [nextTemporaryId(), ...times.map((time) => nextTemporaryId(time))]
        expect(ids.slice(1).every((id, index) => id > (ids[index] ?? Infinity))).toBe(true)
      }),
    )
  })
})

describe('keyOf', () => {
  it('stays the same while an add is confirmed', () => {
    const [before] = withTemporary([], todo(TEMPORARY))
    const [after] = confirmed(before ? [before] : [], TEMPORARY, todo(3))
    expect(after && keyOf(after)).toBe(before && keyOf(before))
  })

  it('tells a todo of the server from an add with the same number', () => {
    expect(keyOf({ ...todo(7), temporaryId: 7 })).not.toBe(keyOf(todo(7)))
  })
})

describe('newestFirst', () => {
  it('sorts by id, descending', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (ids) => {
        expect(newestFirst(ids.map(todo)).map(({ id }) => id)).toEqual(ids.toSorted((a, b) => b - a))
      }),
    )
  })

  it('puts the later one of two adds with the same id first', () => {
    const [older, newer] = [
      { ...todo(3), temporaryId: 10 },
      { ...todo(3), temporaryId: 11 },
    ]
    expect(newestFirst([older, newer])).toEqual([newer, older])
    expect(newestFirst([newer, older])).toEqual([newer, older])
  })

  it('leaves the list that it is given as it is', () => {
    const todos = Object.freeze([todo(1), todo(2)])
    expect(newestFirst(todos)).toEqual([todo(2), todo(1)])
  })
})

describe('withTemporary', () => {
  it('puts an add into the list once, however often it is told to', () => {
    const once = withTemporary(fromServer, todo(TEMPORARY))
    expect(withTemporary(once, todo(TEMPORARY))).toEqual(once)
  })
})

describe('confirmed', () => {
  it('puts the server’s todo in the place of the temporary one', () => {
    const listed = withTemporary(fromServer, todo(TEMPORARY))
    expect(confirmed(listed, TEMPORARY, todo(3))).toEqual([
      ...fromServer,
      { ...todo(3), temporaryId: TEMPORARY },
    ])
  })

  it('shows it once when a list from the server had it already', () => {
    const listed = withTemporary([...fromServer, todo(3)], todo(TEMPORARY))
    expect(confirmed(listed, TEMPORARY, todo(3)).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('any number of adds', () => {
  it('end as the server has them, in whatever order they are answered', () => {
    fc.assert(
      fc.property(answeredAdds, fc.boolean(), (adds, forgetful) => {
        const shown = adds.map(({ temporaryId }) => todo(temporaryId)).reduce(withTemporary, [...fromServer])
        const inOrder = adds.toSorted((a, b) => a.answeredAt - b.answeredAt)
        const serverId = (index: number) => (forgetful ? 3 : 3 + index)
        const end = inOrder.reduce((todos, { temporaryId, accepted }, index) => {
          const next = accepted
            ? confirmed(todos, temporaryId, todo(serverId(index)))
            : withoutTemporary(todos, temporaryId)
          expect(new Set(next.map(keyOf)).size).toBe(next.length)
          return next
        }, shown)
        const stored = inOrder.flatMap(({ accepted }, index) => (accepted ? [serverId(index)] : []))
        expect(end.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, ...stored])
      }),
    )
  })
})

const answeredAdds = fc
  .array(fc.record({ accepted: fc.boolean(), answeredAt: fc.nat() }))
  .map((adds) => adds.map((add, index) => ({ ...add, temporaryId: TEMPORARY + index })))

function todo(id: number): Todo {
  return { id, title: `Todo ${id}`, completed: false }
}
