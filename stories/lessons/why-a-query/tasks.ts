import type { Seen, Task } from '#course/stage/task.ts'

export const comeBack: Task = {
  says: 'Choose User 2 and wait for the posts. Press Leave, then Come back. The effect begins with Loading and makes a request. The query shows its posts at once, and makes none.',
  isDone(seen) {
    const [effect, query] = [side(seen, 'By an effect'), side(seen, 'By a query')]
    return (
      effect.includes('Since you came back: 1 request.') &&
      effect.includes('Loading...') &&
      query.includes('Posts of User') &&
      query.includes('Since you came back: 0 requests.')
    )
  },
}

export const failOnce: Task = {
  says: 'Press Fail once, then User 3: both sides ask for a user “nobody”, and the server answers 400. The effect says “0 posts”. The query says what happened, and offers Retry.',
  isDone: ({ stage }) =>
    stage.textContent.includes('0 posts') && stage.querySelector('[role=alert]') !== null,
}

/** What one half of the demo says. */
function side({ stage }: Seen, title: string): string {
  const texts = [...stage.querySelectorAll('section')].map(({ textContent }) => textContent)
  return texts.find((text) => text.startsWith(title)) ?? ''
}
