import type { Todo } from '#contract/todo.ts'

/**
 * A todo in the cached list. One that was added here keeps its temporary id, also after the server has given it
 * another: it tells two adds apart even when a server gives both the same id.
 */
export interface ListedTodo extends Todo {
  temporaryId?: number
}

/** What identifies a row while it goes from temporary to confirmed: a key that is never used twice. */
export function keyOf({ id, temporaryId }: ListedTodo): string {
  return temporaryId === undefined ? `server-${id}` : `added-${temporaryId}`
}

/** Newest first (behaviour §2.9). */
export function newestFirst(todos: readonly ListedTodo[]): ListedTodo[] {
  return todos.toSorted((a, b) => b.id - a.id || (b.temporaryId ?? 0) - (a.temporaryId ?? 0))
}

let lastTemporaryId = 0

/** An id from the current time (behaviour §3.1), and never the same twice. */
export function nextTemporaryId(now: number = Date.now()): number {
  lastTemporaryId = Math.max(now, lastTemporaryId + 1)
  return lastTemporaryId
}

/** The list with an entry that the server has not confirmed yet; once, however often it is put in. */
export function withTemporary(todos: readonly ListedTodo[], todo: Todo): ListedTodo[] {
  return [...withoutTemporary(todos, todo.id), { ...todo, temporaryId: todo.id }]
}

/** The list without an add that failed. */
export function withoutTemporary(todos: readonly ListedTodo[], temporaryId: number): ListedTodo[] {
  return todos.filter((todo) => todo.temporaryId !== temporaryId)
}

/**
 * The list with the server's todo in place of the temporary one. A list that came from the server in the
 * meantime may hold that todo already; the same id on another add is another todo, and stays.
 */
export function confirmed(todos: readonly ListedTodo[], temporaryId: number, fromServer: Todo): ListedTodo[] {
  const entry: ListedTodo = { ...fromServer, temporaryId }
  const others = todos.filter((todo) => todo.id !== fromServer.id || todo.temporaryId !== undefined)
  return others.some((todo) => todo.temporaryId === temporaryId)
    ? others.map((todo) => (todo.temporaryId === temporaryId ? entry : todo))
    : [...others, entry]
}
