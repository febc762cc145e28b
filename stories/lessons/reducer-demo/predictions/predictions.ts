import { predict } from '#course/prediction/prediction.ts'
import { firstOf, countIn } from '#course/story/textOnStage.ts'
import { idle, press } from '#course/story/acting.ts'

export const oneOfManyRows = predict({
  id: 'reducer-demo/one-of-many-rows',
  title: 'One of 10,000',
  question:
    'A reducer keeps 10,000 tasks, and about twenty rows are in the document. Each row is wrapped in `memo`. It gets its task, and handlers that are the same functions in every render. You complete one task. How many rows render?',
  options: [
    '1, because each other row gets the same object as before',
    'All in the document, because they show a new list',
    '10,000, because the reducer returns a new state',
  ],
  shows: (stage) => firstOf(stage, /Row renders: \d+/),
  tellingWords: ['same objects as before', 'skips their rows', 'one row of', 'one row among'],
  source: 'The count of renders says',
  async act(run) {
    const { canvas, userEvent } = run
    await press(run, 'Count from 0')
    await idle(200)
    const inTheDocument = canvas.getAllByRole('listitem').length
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Task 3' }))
    await idle(200)
    return inTheDocument
  },
  measure({ stage }, inTheDocument) {
    const renders = countIn(stage, /Row renders: (\d+)/)
    if (renders === 1) return '1, because each other row gets the same object as before'
    if (renders === inTheDocument) return 'All in the document, because they show a new list'
    return renders === 10_000 ? '10,000, because the reducer returns a new state' : `${renders}`
  },
  why: 'The reducer makes one new task and a new list. All other tasks are the same objects as before, so `memo` skips their rows.',
})

export const callsPerClick = predict({
  id: 'reducer-demo/calls-per-click',
  title: 'One press, two calls',
  question:
    'The reducer toggles the chore in the old state: `home.chore.done = !home.chore.done`, and returns `{ ...home }`. As `StrictMode` does in development, this demo calls it twice with the same state and action, and uses the second result. The chore is open. You press Toggle once. What does the page show?',
  options: [
    '“done”, because both calls toggle an open chore',
    '“open”, because React sees the same object',
    '“open”, because the second call toggles the chore back',
  ],
  shows: (stage) => firstOf(stage, /Water the plants: (?:open|done)/),
  tellingWords: ['toggles it back', 'toggles the chore back', 'two different results', 'stays open'],
  source: 'The demo says',
  async act(run) {
    await press(run, 'Toggle')
    await idle(200)
  },
  measure({ stage }) {
    const read = (pattern: RegExp) => pattern.exec(stage.textContent)?.[1]
    const shown = read(/Water the plants: (open|done)/)
    const calls = `${read(/First answer: (open|done)/)}, ${read(/Second answer: (open|done)/)}`
    if (calls === 'done, done' && shown === 'done') return '“done”, because both calls toggle an open chore'
    if (calls === 'done, done' && shown === 'open') return '“open”, because React sees the same object'
    if (calls === 'done, open' && shown === 'open')
      return '“open”, because the second call toggles the chore back'
    return `${shown}, after the results ${calls}`
  },
  why: 'The first call writes “done” into the chore of the old state. The second call gets that chore and toggles it again. A pure reducer changes nothing that it was given, so its two results are the same.',
})
