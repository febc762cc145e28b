import type { Task } from '#course/demo/task.ts'

export const addOne: Task = {
  says: 'Press Add 1. The button and the number are two components: does the number follow?',
  isDone: ({ stage }) => /Clicks: [1-9]/.test(stage.textContent),
}

export const mountAgain: Task = {
  says: 'Press Mount both again. What happens to the number?',
  isDone: ({ stage }) => /Mount (?!1\b)\d+/.test(stage.textContent),
}

export const reloadTheBasket: Task = {
  says: 'Add an item, open the basket and press Reload. What comes back, and what does not?',
  isDone: ({ stage }) => /Visit (?!1:)\d+: [1-9]\d* items?, closed/.test(stage.textContent),
}

export const discountOnce: Task = {
  says: 'Add the Zustand Book and apply the discount. What does the summary say, and can you apply it again?',
  isDone: ({ stage }) => stage.textContent.includes('1 item, $26.99'),
}
