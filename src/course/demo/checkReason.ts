/** The maximum length of a reason, in characters: about two lines below a demo. */
const MAX_LENGTH = 200

/**
 * The reason for a failed check in one line: the assertion's message without the matcher's name, terminal colours and
 * printed elements.
 */
export function checkReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [first = '', second] = message
    .replaceAll(terminalColours, '')
    .trim()
    .split(/\n\s*\n/)
  // jest-dom writes the matcher's name in the first paragraph and the problem in the second.
  const paragraph = first.startsWith('expect(') && second !== undefined ? second : firstLine(first)
  const words = withoutElements(paragraph).replaceAll(/\s+/g, ' ').trim()
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)} …` : words
}

const terminalColours = /\u001B\[[\d;]*m/g // oxlint-disable-line no-control-regex -- terminal colours begin with ESC

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** The lines before the first one that prints an element. */
function withoutElements(paragraph: string): string {
  return paragraph.split(/^\s*</m, 1)[0] ?? ''
}
