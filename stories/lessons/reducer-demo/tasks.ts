import type { Task } from '#course/demo/task.ts'

export const addThreeTimes: Task = {
  says: 'Press Add 5 three times. Which count does each action start from?',
  isDone: ({ stage }) => stage.textContent.includes('Count 15'),
}

export const resetBoth: Task = {
  says: 'Press Reset. It dispatches one action. How many values does that one change?',
  isDone: ({ stage }) => stage.textContent.includes('last action: reset'),
}

export const simulateLoading: Task = {
  says: 'Press Simulate Loading. What does the last line say right after the click, and what does it say a second later?',
  isDone: ({ stage }) => stage.textContent.includes('Last action: Loading started'),
}

export const setNonsense: Task = {
  says: 'Type “12 apples” as the custom value and press Set. What does the reducer make of it?',
  isDone: ({ stage }) =>
    Number.isNaN(Number(stage.querySelector('input')?.value)) &&
    stage.textContent.includes('Last action: Set to 0'),
}

export const leaveAndComeBack: Task = {
  says: 'Add 1 to both counts, leave the screen and come back. Which count is still there?',
  isDone: ({ stage }) =>
    /Visit (?!1\.)\d+\. In the screen: 0\. Above the screen: [1-9]/.test(stage.textContent),
}

export const renderOneRow: Task = {
  says: 'Press Count from 0, then complete a task. How many of the 10,000 rows render?',
  isDone: ({ stage }) =>
    /Row renders: 1(?!\d)/.test(stage.textContent) && /[1-9]\d* of 10000 completed/.test(stage.textContent),
}

export const completeOneOfTwo: Task = {
  says: 'Add two tasks to a list and complete one. What else changes besides the list?',
  isDone: ({ stage }) => stage.textContent.includes('1 of 2 completed'),
}
