import type { Todo } from '#contract/todo.ts'

/**
 * A todo in the cached list. An added one keeps its temporary id after the server has given it another, to distinguish
 * two adds even when a server gives both the same id (decision 9).
 */
export interface ListedTodo extends Todo {
  temporaryId?: number
}

/** A row's unique key, which stays the same when a temporary entry is confirmed. */
export function keyOf({ id, temporaryId }: ListedTodo): string {
  return temporaryId === undefined ? `server-${id}` : `added-${temporaryId}`
}

/** Sorts by id, descending (behaviour §2.9). */
export function newestFirst(todos: readonly ListedTodo[]): ListedTodo[] {
  return todos.toSorted((a, b) => b.id - a.id || (b.temporaryId ?? 0) - (a.temporaryId ?? 0))
}

let lastTemporaryId = 0

/** A unique id from the current time (behaviour §3.1). */
export function nextTemporaryId(now: number = Date.now()): number {
  lastTemporaryId = Math.max(now, lastTemporaryId + 1)
  return lastTemporaryId
}

/** Adds an entry that the server has not confirmed yet, once even if called twice. */
export function withTemporary(todos: readonly ListedTodo[], todo: Todo): ListedTodo[] {
  return [...withoutTemporary(todos, todo.id), { ...todo, temporaryId: todo.id }]
}

/** Removes an add that failed. */
export function withoutTemporary(todos: readonly ListedTodo[], temporaryId: number): ListedTodo[] {
  return todos.filter((todo) => todo.temporaryId !== temporaryId)
}

/**
 * Replaces a temporary entry by the server's todo. A list that arrived meanwhile may have that todo already, which
 * goes; the same id on another add is another todo, and stays.
 */
export function confirmed(todos: readonly ListedTodo[], temporaryId: number, fromServer: Todo): ListedTodo[] {
  const entry: ListedTodo = { ...fromServer, temporaryId }
  const others = todos.filter((todo) => todo.id !== fromServer.id || todo.temporaryId !== undefined)
  return others.some((todo) => todo.temporaryId === temporaryId)
    ? others.map((todo) => (todo.temporaryId === temporaryId ? entry : todo))
    : [...others, entry]
}
