import type { Task } from '#course/stage/task.ts'

export const addOne: Task = {
  says: 'Press Add 1. One component changes the store, and another shows the new number.',
  isDone: ({ stage }) => /Clicks: [1-9]/.test(stage.textContent),
}

export const mountAgain: Task = {
  says: 'Press Mount both again. The number stays: the store is outside of the components.',
  isDone: ({ stage }) => /Mount (?!1\b)\d+/.test(stage.textContent),
}

export const reloadTheBasket: Task = {
  says: 'Add an item, open the basket and press Reload. The item comes back from the storage; “open” was never stored.',
  isDone: ({ stage }) => /Visit (?!1:)\d+: [1-9]\d* items?, closed/.test(stage.textContent),
}

export const discountOnce: Task = {
  says: 'Add the Zustand Book and apply the discount. The summary changes, and the button is disabled: the cart takes one discount.',
  isDone: ({ stage }) => stage.textContent.includes('1 item, $26.99'),
}
