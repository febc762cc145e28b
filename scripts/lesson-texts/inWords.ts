import { AsyncLocalStorage } from 'node:async_hooks'
import type * as acting from '#course/story/acting.ts'
import type { Acting } from '#course/prediction/prediction.ts'

// Stands in for the modules by which the run of a prediction uses its demo (`pagesAsText.ts`): here each deed is told.

const telling = new AsyncLocalStorage<string[]>()

function tell(sentence: string): void {
  telling.getStore()?.push(sentence)
}

/**
 * What a run does, in sentences.
 *
 * @param hasServer whether there are requests to wait for
 */
export async function deedsOf(
  act: (run: Acting) => Promise<unknown>,
  { hasServer }: { hasServer: boolean },
): Promise<readonly string[]> {
  const sentences: string[] = []
  // A run uses no more of them than stands below.
  await telling.run(sentences, () => act({ canvas, canvasElement: stage, userEvent, world } as never))
  return sentences.filter(
    (sentence, index) => sentence !== UNTIL_QUIET || (hasServer && sentence !== sentences[index - 1]),
  )
}

const UNTIL_QUIET = 'Wait until no request is under way.'

interface Control {
  name: string
  textContent: string
  click(): void
}

function control(name: string): Control {
  return { name, textContent: '', click: () => tell(`Press “${name}”.`) }
}

const byRole = (_role: string, { name }: { name: string }) => control(name)

const canvas = {
  getByRole: byRole,
  queryByRole: byRole,
  findByRole: (...asked: Parameters<typeof byRole>) => Promise.resolve(byRole(...asked)),
  findByText(text: string) {
    tell(`Wait for “${text}”.`)
    return Promise.resolve(control(text))
  },
  queryByText: () => null,
  getAllByRole: () => [],
  queryAllByRole: () => [],
}

const userEvent = {
  click: ({ click }: Control) => Promise.resolve(click()),
  selectOptions: ({ name }: Control, option: string) =>
    Promise.resolve(tell(`Choose ${option} in “${name}”.`)),
  type: ({ name }: Control, text: string) => Promise.resolve(tell(`Type ${text} into “${name}”.`)),
}

const stage = { textContent: '', querySelector: () => null, querySelectorAll: () => [] }
const world = { log: { entries: () => [], subscribe: () => () => undefined }, database: { posts: () => [] } }

export const press: typeof acting.press = async ({ userEvent: user, canvas: within }, name) =>
  user.click(await within.findByRole('button', { name }))

export function untilQuiet(): Promise<void> {
  return Promise.resolve(tell(UNTIL_QUIET))
}

export const logShows = (): Promise<void> => Promise.resolve(tell('Wait until the request has left.'))

/** A moment that React needs is not worth a word. */
export function idle(ms: number): Promise<void> {
  if (ms >= 1000) tell(`Wait ${ms / 1000} s.`)
  return Promise.resolve()
}

export const increaseOf: typeof acting.increaseOf = (count, deed, prepare) => ({
  async act(run) {
    await untilQuiet()
    await prepare?.(run)
    await deed(run)
    await untilQuiet()
    return 0
  },
  measure: (seen, before) => count(seen) - before,
})

export const requestsOf: typeof acting.requestsOf = (deed, prepare) => ({
  source: '',
  ...increaseOf(({ requests }) => requests.length, deed, prepare),
})

export const framesOf = () => ({ end: () => [] })
export const within = () => canvas
export const waitFor = () => Promise.resolve()
export const prepareClock = () => ({ setSpeed: () => undefined })
/** @public for modules that name it and do not call it here */
export const expect = undefined
