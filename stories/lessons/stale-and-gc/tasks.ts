import type { Task } from '#course/stage/task.ts'

export const askOnOccasions: Task = {
  says: 'Wait some seconds, and watch the requests. Then press Return to this tab, and after that Leave and Come back.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 200).length > 2,
}

export const focusWhenStale: Task = {
  says: 'Press Focus the window while the data is fresh: no request. Wait until it is stale and press again: one more.',
  isDone: ({ stage }) => /Reads: \d+ posts? – asking again/.test(stage.textContent),
}

export const letItGo: Task = {
  says: 'Press Unmount, and wait until the entry is gone. Then press Mount: it begins with “Loading...”.',
  isDone: ({ requests, stage }) => requests.length > 1 && stage.textContent.includes('Loading...'),
}
