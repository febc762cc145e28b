import type { Task } from '#course/stage/task.ts'

export const comeBack: Task = {
  says: 'Press Leave, then Come back. The effect makes a second request. The query makes none.',
  isDone: ({ stage }) =>
    /By an effect: [2-9] requests/.test(stage.textContent) &&
    stage.textContent.includes('By a query: 1 request') &&
    !stage.textContent.includes('somewhere else'),
}

export const failOnce: Task = {
  says: 'Press Fail once, then User 3. The effect says “0 posts”. The query says what happened, and offers Retry.',
  isDone: ({ stage }) =>
    stage.textContent.includes('0 posts') && stage.querySelector('[role=alert]') !== null,
}
