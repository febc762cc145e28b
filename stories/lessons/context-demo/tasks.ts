import type { Task } from '#course/demo/task.ts'

export const typeAName: Task = {
  says: 'Type another name. Which of the two greetings follows you?',
  isDone: ({ stage }) => {
    const name = stage.querySelector('input')?.value ?? ''
    return name !== '' && name !== 'Ada' && stage.textContent.includes(`Inside the provider: hello, ${name}.`)
  },
}

export const addTwoPens: Task = {
  says: 'Add two pens to your cart. Which of its two parts renders each time?',
  isDone: ({ stage }) => /Your cart: (?!1 )[1-9]/.test(stage.textContent),
}

export const fillMyCart: Task = {
  says: 'Add a pen to my cart. Does your cart change, too?',
  isDone: ({ stage }) => /My cart: [1-9]/.test(stage.textContent),
}

export const failToLogIn: Task = {
  says: 'Log in with fail@example.com and any password. In which two places does the page tell you that it failed?',
  isDone: ({ stage }) => stage.textContent.includes('Login failed. Please try again.'),
}

export const addTwoLaptops: Task = {
  says: 'Add a laptop twice. What does the deeply nested component show, and which props does it get?',
  isDone: ({ stage }) => stage.textContent.includes('2 items, 1998.00'),
}
