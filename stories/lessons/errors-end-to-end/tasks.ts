import type { Task } from '#course/stage/task.ts'

export const recover: Task = {
  says: 'Press Ask the server. Two requests fail and the third succeeds. No error is shown.',
  isDone: ({ requests }) =>
    requests
      .map(({ outcome }) => outcome)
      .join()
      .includes('500,500,200'),
}

export const askFor404: Task = {
  says: 'Let the server always answer 404, and ask. Then choose the function for retry, and ask again: one request.',
  isDone: ({ requests, stage }) => {
    const notFound = requests.filter(({ outcome }) => outcome === 404)
    return notFound.length > 4 && stage.textContent.includes('No posts after 1 request ')
  },
}
