import type { Seen, Task } from '#course/demo/task.ts'

export const comeBack: Task = {
  says: 'Choose User 2 and wait for the posts. Press Leave, then Come back. Which side asks the server again?',
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
  says: 'Press Fail once, then User 3. Both requests fail, in the same way. What does each side tell you?',
  isDone: ({ stage }) =>
    stage.textContent.includes('0 posts') && stage.querySelector('[role=alert]') !== null,
}

/** What one half of the demo says. */
function side({ stage }: Seen, title: string): string {
  const texts = [...stage.querySelectorAll('section')].map(({ textContent }) => textContent)
  return texts.find((text) => text.startsWith(title)) ?? ''
}
