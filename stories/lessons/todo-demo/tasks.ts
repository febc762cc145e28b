import type { Seen, Task } from '#course/demo/task.ts'

/** How many todos the servers of these demos have before anybody adds one. */
const SEEDED = 2

export const atOnce: Task = {
  says: 'Type Milk and press Enter. Which do you see first: Milk in the list, or the answer to its POST?',
  isDone: (seen) =>
    rowsIn(seen) > SEEDED &&
    /milk/i.test(seen.stage.textContent) &&
    seen.requests.some(({ method, outcome }) => method === 'POST' && outcome === 'pending'),
}

export const severalAtOnce: Task = {
  says: 'Add two more, one right after the other. When does the button stop saying Adding...?',
  isDone: ({ requests }) => {
    const posts = requests.filter(({ method }) => method === 'POST')
    return posts.some((post, index) => {
      const before = posts[index - 1]
      const isSaved = post.outcome === 201 && before?.outcome === 201
      return isSaved && post.startedAt < before.startedAt + (before.durationMs ?? 0)
    })
  },
}

export const afterTwoAnswers: Task = {
  says: 'Add a todo. How many answers have arrived by the time you see it?',
  isDone: (seen) => rowsIn(seen) > SEEDED && outcomesIn(seen).slice(-2).join(', ') === 'POST 201, GET 200',
}

/** What the input held when the alert of a failed add was first seen. What is typed later comes after the answer. */
const heldBeside = new WeakMap<Element, string>()

export const keepsBread: Task = {
  says: 'Add Milk, and type Bread before the answer arrives. Where do you find Milk then, and where Bread?',
  isDone: ({ stage }) => {
    const alert = stage.querySelector('[role="alert"]')
    const failed = /^“(.*)” was not added/s.exec(alert?.textContent ?? '')?.[1]
    if (alert === null || failed === undefined) return false
    const held = heldBeside.get(alert) ?? stage.querySelector('input')?.value ?? ''
    heldBeside.set(alert, held)
    return held.trim() !== '' && held.trim() !== failed
  },
}

export const refetchThenAdd: Task = {
  says: 'Type a todo, press Refetch the list, then Add. The list arrives first. Does it take your todo away?',
  isDone: (seen) => {
    const [get, post] = seen.requests.slice(-2)
    if (get?.outcome !== 200 || post?.method !== 'POST') return false
    return post.startedAt < get.startedAt + (get.durationMs ?? 0) && rowsIn(seen) > SEEDED
  },
}

function rowsIn({ stage }: Seen): number {
  return stage.querySelectorAll('[aria-label="Todos"] > li').length
}

function outcomesIn({ requests }: Seen): string[] {
  return requests.map(({ method, outcome }) => `${method} ${outcome}`)
}
