import type { LoggedRequest } from '#api/requestLog.ts'

/** What can be seen of a demo from outside. */
export interface Seen {
  /** What its world has asked its server for, oldest first. */
  requests: readonly LoggedRequest[]
  /** Holds the demo as it is rendered now. */
  stage: HTMLElement
}

/** Something to do in a demo, which is ticked once the demo's world shows that it is done. */
export interface Task {
  /** Unique on its page. */
  id: string
  /** What to do and what to watch, in one sentence. */
  says: string
  /** Asked on each change of the requests and of what is rendered, until it is true for the first time. */
  isDone(seen: Seen): boolean
}

/** The ids of the tasks that are done: those before, and those of `tasks` that are done in `seen`. The same set when nothing is new. */
export function withDone(done: ReadonlySet<string>, tasks: readonly Task[], seen: Seen): ReadonlySet<string> {
  const fresh = tasks.filter((task) => !done.has(task.id) && task.isDone(seen))
  return fresh.length === 0 ? done : new Set([...done, ...fresh.map(({ id }) => id)])
}
