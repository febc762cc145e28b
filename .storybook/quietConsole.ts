import { definePreviewAddon } from './csf.ts'

/** What a story may say about the console. */
export interface ConsoleParameters {
  console?: {
    /** Messages that the story is about: each of them must come, and no other may. */
    expected: readonly RegExp[]
  }
}

/**
 * Fails a story that writes an error or a warning to the console: React's warnings, a request that nobody
 * answers, an error that nobody handles.
 */
export function addonQuietConsole() {
  return definePreviewAddon<{ parameters: ConsoleParameters }>({
    beforeAll() {
      // The files of a test run share a page.
      if (isListening) return
      isListening = true
      listen('error')
      listen('warn')
    },
    beforeEach({ id, parameters }) {
      expected = (parameters as ConsoleParameters).console?.expected ?? []
      // A story that only renders again, as for another theme, need not repeat its message.
      if (id !== storyId) missing = expected
      storyId = id
      complaints.length = 0
    },
    afterEach() {
      // In the catalogue Storybook itself writes too, such as warnings about its own API.
      if (import.meta.env['STORYBOOK_QUIET'] === undefined) return
      const [complaint] = complaints.splice(0)
      if (complaint !== undefined) throw new Error(`The story wrote to the console: ${complaint}`)
      const [pattern] = missing
      if (pattern !== undefined) throw new Error(`The story did not write to the console: ${pattern}`)
    },
  })
}

// There is one console, so what is heard is kept once, however often a dev server loads the preview anew.
let isListening = false
let storyId = ''
let expected: readonly RegExp[] = []
let missing: readonly RegExp[] = []
const complaints: string[] = []

function listen(method: 'error' | 'warn'): void {
  const write = console[method]
  console[method] = (...words: unknown[]) => {
    const message = words.map(String).join(' ')
    const isNews = (pattern: RegExp) => !pattern.test(message)
    missing = missing.filter(isNews)
    if (!expected.every(isNews)) return
    complaints.push(message)
    write(...words)
  }
}
