import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTask,
  clearCompleted,
  collectionOf,
  deleteTask,
  noTasks,
  progressPercent,
  toggleTask,
} from './tasks.ts'
import type { Task, TaskCollection } from './tasks.ts'
import { rootTasksReducer, tasksReducer } from './tasksReducer.ts'
import type { RootTasksAction, TasksAction } from './tasksReducer.ts'

const shop: Task = { id: 1, title: 'Shop', completed: false }
const cook: Task = { id: 2, title: 'Cook', completed: true }
const both = collectionOf([shop, cook])

describe('adding', () => {
  it('puts an open task at the end', () => {
    expect(addTask(both, 'Eat')).toEqual({
      tasks: [shop, cook, { id: 3, title: 'Eat', completed: false }],
      completedCount: 1,
      totalCount: 3,
    })
  })

  it('trims the title', () => {
    expect(addTask(noTasks, ' \t Eat well \n').tasks[0]?.title).toBe('Eat well')
  })

  it.each(['', ' ', '\n\t '])('adds nothing for %j', (title) => {
    expect(addTask(both, title)).toBe(both)
  })
})

describe('toggling', () => {
  it('completes and opens, and counts', () => {
    const done = toggleTask(both, 1)
    expect(done).toEqual({ tasks: [{ ...shop, completed: true }, cook], completedCount: 2, totalCount: 2 })
    expect(toggleTask(done, 1)).toEqual(both)
  })

  it('leaves the other tasks the same objects, so that their rows need not render', () => {
    expect(toggleTask(both, 1).tasks[1]).toBe(cook)
  })

  it('changes nothing for an unknown id', () => {
    expect(toggleTask(both, 9)).toBe(both)
  })
})

describe('deleting', () => {
  it('takes one task out, and out of the counts', () => {
    expect(deleteTask(both, 2)).toEqual({ tasks: [shop], completedCount: 0, totalCount: 1 })
    expect(deleteTask(both, 1)).toEqual({ tasks: [cook], completedCount: 1, totalCount: 1 })
  })

  it('changes nothing for an unknown id', () => {
    expect(deleteTask(both, 9)).toBe(both)
  })
})

it('clearing the completed keeps the open ones', () => {
  expect(clearCompleted(both)).toEqual({ tasks: [shop], completedCount: 0, totalCount: 1 })
})

describe('the progress', () => {
  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 4, 25],
    [1, 2, 50],
    [2, 3, 67],
    [3, 3, 100],
    [9999, 10_000, 99],
  ])('of %d among %d is %d %%', (completedCount, totalCount, percent) => {
    expect(progressPercent({ tasks: [], completedCount, totalCount })).toBe(percent)
  })
})

describe('any sequence of actions', () => {
  it('keeps counts that match the list, unique ids and trimmed titles', () => {
    fc.assert(
      fc.property(fc.array(anyTasksAction, { maxLength: 40 }), (actions) => {
        let state = noTasks
        for (const action of actions) {
          const next = tasksReducer(deepFreeze(state), action)
          // As StrictMode demands.
          expect(tasksReducer(state, action)).toEqual(next)
          state = next
          expect(state).toEqual(collectionOf(state.tasks))
          expect(new Set(state.tasks.map(({ id }) => id)).size).toBe(state.tasks.length)
          for (const { title } of state.tasks) expect(title).toBe(title.trim() || 'never empty')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the root list', () => {
  it('appends at the end', () => {
    expect(rootTasksReducer([shop], { type: 'add', title: ' Eat ' })).toEqual([
      shop,
      { id: 2, title: 'Eat', completed: false },
    ])
  })

  it('deletes the matching id and no other', () => {
    expect(rootTasksReducer([shop, cook], { type: 'delete', id: 1 })).toEqual([cook])
  })

  it('stays the very same where no task has the id', () => {
    const tasks = [shop, cook]
    expect(rootTasksReducer(tasks, { type: 'delete', id: 99 })).toBe(tasks)
  })

  it('stays the very same for any other action', () => {
    const others = fc
      .record({ type: fc.string(), id: fc.nat({ max: 3 }), title: fc.string() })
      .filter(({ type }) => type !== 'add' && type !== 'delete')
    fc.assert(
      fc.property(others, (action) => {
        const tasks = [shop, cook]
        expect(rootTasksReducer(tasks, action as unknown as RootTasksAction)).toBe(tasks)
      }),
      { numRuns: 1000 },
    )
  })

  it('has unique ids after any sequence', () => {
    fc.assert(
      fc.property(fc.array(anyRootAction, { maxLength: 40 }), (actions) => {
        const tasks = actions.reduce<readonly Task[]>(rootTasksReducer, [])
        expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
      }),
      { numRuns: 1000 },
    )
  })
})

const anyId = fc.integer({ min: 0, max: 12 })
const anyTitle = fc.oneof(fc.string(), fc.constantFrom('', '  ', ' Shop '))
const anyRootAction: fc.Arbitrary<RootTasksAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), title: anyTitle }),
  fc.record({ type: fc.constant('delete' as const), id: anyId }),
)
const anyTasksAction: fc.Arbitrary<TasksAction> = fc.oneof(
  anyRootAction,
  fc.record({ type: fc.constant('toggle' as const), id: anyId }),
  fc.constant({ type: 'clearCompleted' as const }),
)

/** Freezes a collection, so that a mutation throws. */
function deepFreeze(state: TaskCollection): TaskCollection {
  for (const task of state.tasks) Object.freeze(task)
  Object.freeze(state.tasks)
  return Object.freeze(state)
}
