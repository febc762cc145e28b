import type { Task } from '#course/stage/task.ts'

export const addThreeTimes: Task = {
  says: 'Press Add 5 three times. Each action starts from the count that the action before it left.',
  isDone: ({ stage }) => stage.textContent.includes('Count 15'),
}

export const resetBoth: Task = {
  says: 'Press Reset. One action changes two values: the count and the last action.',
  isDone: ({ stage }) => stage.textContent.includes('last action: reset'),
}

export const simulateLoading: Task = {
  says: 'Press Simulate Loading. The click dispatches one action. A second later the timer dispatches two, and React renders once.',
  isDone: ({ stage }) => stage.textContent.includes('Last action: Loading started'),
}

export const setNonsense: Task = {
  says: 'Type “12 apples” as the custom value and press Set. The reducer decides that this counts as 0.',
  isDone: ({ stage }) =>
    Number.isNaN(Number(stage.querySelector('input')?.value)) &&
    stage.textContent.includes('Last action: Set to 0'),
}

export const leaveAndComeBack: Task = {
  says: 'Add 1 to both counts, leave the screen and come back. Only the count above the screen stays.',
  isDone: ({ stage }) =>
    /Visit (?!1\.)\d+\. In the screen: 0\. Above the screen: [1-9]/.test(stage.textContent),
}

export const renderOneRow: Task = {
  says: 'Press Count from 0, then complete a task. One row of 10,000 renders.',
  isDone: ({ stage }) =>
    /Row renders: 1(?!\d)/.test(stage.textContent) && /[1-9]\d* of 10000 completed/.test(stage.textContent),
}

export const completeOneOfTwo: Task = {
  says: 'Add two tasks to a list and complete one. The counts and the bar change together with the list.',
  isDone: ({ stage }) => stage.textContent.includes('1 of 2 completed'),
}
