import type { Seen, Task } from '#course/demo/task.ts'

export const comeBack: Task = {
  says: 'Press User 2, wait for the posts, then Leave and Come back. Which side asks again?',
  isDone(seen) {
    const [effect, query] = [side(seen, 'In an effect'), side(seen, 'With a query')]
    return (
      effect.includes('Since you came back: 1 request.') &&
      effect.includes('Loading...') &&
      query.includes('Posts of User') &&
      query.includes('Since you came back: 0 requests.')
    )
  },
}

export const failOnce: Task = {
  says: 'Press Fail once, then User 3. Both requests fail. What does each side tell you?',
  isDone: ({ stage }) =>
    stage.textContent.includes('0 posts') && stage.querySelector('[role=alert]') !== null,
}

/** What one half of the demo says. */
function side({ stage }: Seen, title: string): string {
  const texts = [...stage.querySelectorAll('section')].map(({ textContent }) => textContent)
  return texts.find((text) => text.startsWith(title)) ?? ''
}
