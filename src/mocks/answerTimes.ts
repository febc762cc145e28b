import type { LoggedRequest } from '#api/requestLog.ts'

/** How long single answers take, in ms, whatever the others take: by the key of their request. */
export type AnswerTimes = Readonly<Record<string, number>>

/**
 * Names a request so that the same one has that name when a demo runs again: by what it asks for, and by how many have asked for it before,
 * such as `GET posts?userId=2 1`.
 *
 * @param entries the log of its world
 */
export function answerKey(entries: readonly LoggedRequest[], { id, method, path }: LoggedRequest): string {
  const alike = entries.filter((one) => one.id <= id && one.method === method && one.path === path)
  return `${method} ${path} ${alike.length}`
}
