import type { StoryContext } from '@storybook/react-vite'
import type { LoggedRequest } from '#api/requestLog.ts'

/** What can be seen of a demo from outside. */
export interface Seen {
  /** What its world has asked its server for, oldest first. */
  requests: readonly LoggedRequest[]
  /** Holds the demo as it is rendered now. */
  stage: HTMLElement
}

/** What can be seen of the story that a play belongs to. */
export function seenIn({ canvasElement, world }: Pick<StoryContext, 'canvasElement' | 'world'>): Seen {
  return { requests: world.log.entries(), stage: canvasElement }
}

/** Something to do in a demo, which is ticked once the demo's world shows that it is done. */
export interface Task {
  /** What to do and what to watch, in one sentence. */
  says: string
  /** Whether what a demo does by itself at its first start is no deed yet: then it counts from Replay on. */
  afterReplay?: true
  /** Asked on each change of the requests and of what is rendered, until it is true for the first time. */
  isDone(seen: Seen): boolean
}

/** Those of the tasks that are done in what is seen. */
export function doneIn(tasks: readonly Task[], seen: Seen): readonly Task[] {
  return tasks.filter((task) => task.isDone(seen))
}

/** The id under which progress keeps a task of a story's demo. A task that asks for something else has another one. */
export function tickId(storyId: string, { says }: Task): string {
  return `${storyId}#${shortHash(says)}`
}

/** A few letters and digits that another text hardly shares (FNV-1a, 32 bits). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
