import type { Task } from '#course/demo/task.ts'

export const askOnOccasions: Task = {
  says: 'Wait a few seconds. Then press Return to this tab, and after that Leave and Come back. Which of these make a request?',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 200).length > 2,
}

export const focusWhenStale: Task = {
  says: 'Press Focus the window while the data is fresh, and again once it is stale. When does a request leave?',
  isDone: ({ stage }) => /Reads: \d+ posts? – asking again/.test(stage.textContent),
}

export const letItGo: Task = {
  says: 'Press Unmount, and wait until the entry is gone. Then press Mount. What is the first thing you see?',
  isDone: ({ requests, stage }) => requests.length > 1 && stage.textContent.includes('Loading...'),
}
