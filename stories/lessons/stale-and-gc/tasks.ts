import type { Task } from '#course/stage/task.ts'

export const focusWhenStale: Task = {
  says: 'Press Focus the window while the data is fresh: no request. Wait until it is stale and press again: one more.',
  isDone: ({ requests, stage }) => requests.length > 1 && /Reads: \d+ posts?/.test(stage.textContent),
}

export const letItGo: Task = {
  says: 'Press Unmount, and wait until the entry is gone. Then press Mount: it begins with “Loading...”.',
  isDone: ({ requests, stage }) => requests.length > 1 && stage.textContent.includes('Loading...'),
}

export const comeBackStale: Task = {
  says: 'Leave, wait until the entry is more than 2 s old, and come back. It turned stale while nobody read it: a request is made.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 200).length > 1,
}

export const entryGoes: Task = {
  says: 'Leave, and watch the entry go. Then come back: it begins with “Loading...”.',
  isDone: ({ requests, stage }) => requests.length > 1 && stage.textContent.includes('Loading...'),
}
