import { definePreviewAddon } from '#course/storybook.ts'

/** A story's parameters on the console. */
export interface ConsoleParameters {
  console?: {
    /** Messages that the story is about. Each of them must appear, and no other may. */
    expected?: readonly RegExp[]
    /** Messages that only some browsers write. */
    possible?: readonly RegExp[]
  }
}

/**
 * Fails a story that writes an error or a warning to the console: React's warnings, unhandled requests, uncaught
 * errors.
 */
export function addonQuietConsole() {
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeAll() {
      // All files of a test run share one page.
      if (isListening) return
      isListening = true
      listen('error')
      listen('warn')
    },
    beforeEach({ id, parameters }) {
      const { expected = [], possible = [] } = (parameters as ConsoleParameters).console ?? {}
      allowed = [...expected, ...possible]
      // A story that only renders again, such as in another theme, need not write its message again.
      if (id !== storyId) missing = expected
      storyId = id
      complaints.length = 0
    },
    afterEach() {
      // In the catalogue Storybook itself writes warnings, such as those about deprecated APIs.
      if (import.meta.env['STORYBOOK_QUIET'] === undefined) return
      const [complaint] = complaints.splice(0)
      if (complaint !== undefined) throw new Error(`The story wrote to the console: ${complaint}`)
      const [pattern] = missing
      if (pattern !== undefined) throw new Error(`The story did not write to the console: ${pattern}`)
    },
  })
}

// The page has one console, so the listener is added once, even if a dev server loads the preview again.
let isListening = false
let storyId = ''
let allowed: readonly RegExp[] = []
let missing: readonly RegExp[] = []
const complaints: string[] = []

function listen(method: 'error' | 'warn'): void {
  const write = console[method]
  console[method] = (...words: unknown[]) => {
    const message = words.map(String).join(' ')
    const isNews = (pattern: RegExp) => !pattern.test(message)
    missing = missing.filter(isNews)
    if (!allowed.every(isNews)) return
    complaints.push(message)
    write(...words)
  }
}
