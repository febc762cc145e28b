import type { Post } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'
import { courseSeed } from './seed.ts'
import type { Seed } from './seed.ts'

/** A part of a list, in posts. */
interface Slice {
  start: number
  limit: number
}

/** The data of one world, kept until it closes (behaviour §10.2). */
export interface Database {
  posts(filter: { userId?: number | undefined }, slice: Slice): readonly Post[]
  post(id: number): Post | undefined
  changePost(id: number, change: Partial<Omit<Post, 'id'>>): Post | undefined
  /** Adds a post where its id belongs. */
  addPost(post: Post): void
  removePost(id: number): boolean
  todos(): readonly Todo[]
  addTodo(todo: Omit<Todo, 'id'>): Todo
  changeTodo(id: number, change: Partial<Omit<Todo, 'id'>>): Todo | undefined
  removeTodo(id: number): boolean
}

/**
 * Makes a database, filled from a seed that it never changes.
 *
 * @param forgetful gives every added todo the same id and keeps none, as public placeholder APIs do
 */
export function createDatabase({ posts, todos }: Seed = courseSeed, forgetful = false): Database {
  let currentPosts = posts
  let currentTodos = todos
  let lastId = Math.max(0, ...todos.map((todo) => todo.id))

  return {
    posts: ({ userId }, { start, limit }) =>
      currentPosts
        .filter((post) => userId === undefined || post.userId === userId)
        .slice(start, start + limit),

    post: (id) => currentPosts.find((post) => post.id === id),

    changePost(id, change) {
      const before = currentPosts.find((post) => post.id === id)
      if (before === undefined) return undefined
      const after = { ...before, ...change }
      currentPosts = currentPosts.map((post) => (post.id === id ? after : post))
      return after
    },

    addPost(post) {
      currentPosts = [...currentPosts, post].toSorted((one, other) => one.id - other.id)
    },

    removePost(id) {
      const before = currentPosts.length
      currentPosts = currentPosts.filter((post) => post.id !== id)
      return currentPosts.length < before
    },

    todos: () => currentTodos,

    addTodo({ title, completed }) {
      if (forgetful) return { id: lastId + 1, title, completed }
      lastId += 1
      const todo = { id: lastId, title, completed }
      currentTodos = [...currentTodos, todo]
      return todo
    },

    changeTodo(id, change) {
      const before = currentTodos.find((todo) => todo.id === id)
      if (before === undefined) return undefined
      const after = { ...before, ...change }
      currentTodos = currentTodos.map((todo) => (todo.id === id ? after : todo))
      return after
    },

    removeTodo(id) {
      const before = currentTodos.length
      currentTodos = currentTodos.filter((todo) => todo.id !== id)
      return currentTodos.length < before
    },
  }
}
