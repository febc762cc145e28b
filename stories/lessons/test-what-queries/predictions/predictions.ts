import { waitFor } from 'storybook/test'
import { predict } from '#course/prediction/prediction.ts'
import type { Acting } from '#course/prediction/prediction.ts'
import type { Seen } from '#course/demo/task.ts'
import { press } from '#course/story/acting.ts'

/** Runs the test of a demo to its end. */
async function act(run: Acting): Promise<void> {
  await press(run, 'Run the test')
  await waitFor(() => run.canvas.getByText(/^\d tests? of 1 passed/), { timeout: 20_000 })
}

const passes = 'It passes: the page says that the server failed'
const tooLate = 'It fails: the page still says Loading when the test gives up'
const nothingAsked = 'It fails: the page never asks the server'

export const noAlertYet = predict({
  id: 'test-what-queries/no-alert-yet',
  title: 'Waiting for the alert',
  question:
    "The server answers every request with a 500, immediately. The test mounts the page with a `new QueryClient()` without any options, and says `await canvas.findByRole('alert')`. What happens, and why?",
  options: [passes, tooLate, nothingAsked],
  tellingWords: ['retry: false', 'longer than findBy', 'the test gives up'],
  source: 'The runner says',
  act,
  measure: ({ stage }: Seen) => {
    if (/fails: passed/.test(stage.textContent)) return passes
    return /fails: failed: Unable to find/.test(stage.textContent) ? tooLate : nothingAsked
  },
  why: '`findBy…` waits for one second. The query waits for one second, too, and then for two and four, before it gives up and has an error.',
})

const shown = 'It passes: the page shows what was put in'
const gone = 'It fails: the entry was gone before the page was there'

export const putInFirst = predict({
  id: 'test-what-queries/put-in-first',
  title: 'An entry without a reader',
  question:
    "A test has a client with `gcTime: 0`. It puts an entry into the cache with `setQueryData`, waits 10 ms for something else, and mounts the page, whose `staleTime` is `Infinity`. Then it says `canvas.getByText('put in first')`. What happens?",
  options: [shown, gone],
  tellingWords: ['before its page is there', 'gone before'],
  source: 'The runner says',
  act,
  measure: ({ stage }: Seen) => (/the cache: passed/.test(stage.textContent) ? shown : gone),
  why: 'Nobody read the entry, so its `gcTime` ran from the moment it was created: after 0 ms a timer deleted it.',
})
