import type { Task } from '#course/stage/task.ts'

export const typeAName: Task = {
  says: 'Type another name. The greeting inside the provider changes. The greeting outside shows the default value.',
  isDone: ({ stage }) => {
    const name = stage.querySelector('input')?.value ?? ''
    return name !== '' && name !== 'Ada' && stage.textContent.includes(`Inside the provider: hello, ${name}.`)
  },
}

export const addTwoPens: Task = {
  says: 'Add two pens to your cart. The part that reads it renders each time; the part that only adds does not.',
  isDone: ({ stage }) => /Your cart: (?!1 )[1-9]/.test(stage.textContent),
}

export const fillMyCart: Task = {
  says: 'Add a pen to my cart. Your cart does not change: each provider has a state of its own.',
  isDone: ({ stage }) => /My cart: [1-9]/.test(stage.textContent),
}

export const failToLogIn: Task = {
  says: 'Log in with fail@example.com and any password. The card and a notification say that it failed.',
  isDone: ({ stage }) => stage.textContent.includes('Login failed. Please try again.'),
}

export const addTwoLaptops: Task = {
  says: 'Add a laptop twice. The deeply nested component counts them, and no prop passes them down.',
  isDone: ({ stage }) => stage.textContent.includes('2 items, 1998.00'),
}
