import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDatabase } from './database.ts'
import { courseSeed } from './seed.ts'

const EVERYTHING = { start: 0, limit: Infinity }
const newTodo = { title: 'Feed the cat', completed: false }

describe('posts', () => {
  it('come from the seed in its order', () => {
    expect(createDatabase().posts({}, EVERYTHING)).toEqual(courseSeed.posts)
  })

  it('make up the whole list when they are read page by page', () => {
    const database = createDatabase()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (limit) => {
        const pages = Array.from({ length: Math.ceil(100 / limit) }, (_, page) =>
          database.posts({}, { start: page * limit, limit }),
        )
        expect(pages.flat()).toEqual(courseSeed.posts)
      }),
    )
  })
})

describe('removePost and addPost', () => {
  it('take a post out and put it back in its place', () => {
    const database = createDatabase()
    const post = database.post(5)
    expect(database.removePost(5)).toBe(true)
    expect(database.posts({}, { start: 3, limit: 2 }).map(({ id }) => id)).toEqual([4, 6])
    if (post) database.addPost(post)
    expect(database.posts({}, EVERYTHING)).toEqual(courseSeed.posts)
  })
})

describe('addTodo', () => {
  it('numbers on from the highest id of the seed', () => {
    const todos = [
      { ...newTodo, id: 40 },
      { ...newTodo, id: 7 },
    ]
    expect(createDatabase({ posts: [], todos }).addTodo(newTodo).id).toBe(41)
  })

  it('numbers from 1 in an empty database', () => {
    expect(createDatabase({ posts: [], todos: [] }).addTodo(newTodo).id).toBe(1)
  })

  it('gives no id a second time, whatever is removed in between', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 230 }), { nil: undefined })), (steps) => {
        const database = createDatabase()
        const given = courseSeed.todos.map((todo) => todo.id)
        for (const id of steps) {
          if (id === undefined) given.push(database.addTodo(newTodo).id)
          else database.removeTodo(id)
        }
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })
})

describe('addTodo of a forgetful database', () => {
  it('answers with what was sent and an id above all others', () => {
    expect(forgetful().addTodo({ title: 'Water the plants', completed: true })).toEqual({
      id: 41,
      title: 'Water the plants',
      completed: true,
    })
  })

  it('keeps none', () => {
    const database = forgetful()
    const { id } = database.addTodo(newTodo)
    expect(database.todos()).toEqual([{ ...newTodo, id: 40 }])
    expect(database.changeTodo(id, { completed: true })).toBeUndefined()
    expect(database.removeTodo(id)).toBe(false)
  })
})

describe('changeTodo', () => {
  it('never changes the seed', () => {
    const before = structuredClone(courseSeed.todos)
    createDatabase().changeTodo(5, { title: 'Feed both cats' })
    expect(courseSeed.todos).toEqual(before)
  })
})

function forgetful() {
  return createDatabase({ posts: [], todos: [{ ...newTodo, id: 40 }] }, true)
}
