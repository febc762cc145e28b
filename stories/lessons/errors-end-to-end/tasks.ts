import type { Task } from '#course/demo/task.ts'

export const recover: Task = {
  says: 'Open ⋯, choose Replay and watch the row of requests. Does the page ever show an error?',
  afterReplay: true,
  isDone: ({ requests, stage }) =>
    requests.map(({ outcome }) => outcome).join() === '500,200' && stage.textContent.includes('100 posts'),
}

export const askFor404: Task = {
  says: 'Let the server always answer 404, and ask. Then choose the function for retry, and ask again. How many requests do you get each time?',
  isDone: ({ requests, stage }) => {
    const notFound = requests.filter(({ outcome }) => outcome === 404)
    return notFound.length > 4 && stage.textContent.includes('No posts after 1 request ')
  },
}
