/** The longest reason, in characters: about two lines below a demo. */
const MAX_LENGTH = 200

/**
 * Why a check failed, in one line: what the assertion says, without the matcher's own name, colours of a terminal and
 * what it prints of the page.
 */
export function checkReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [first = '', second] = message
    .replaceAll(colours, '')
    .trim()
    .split(/\n\s*\n/)
  // jest-dom names its matcher in a paragraph of its own, and what is wrong in the next.
  const paragraph = first.startsWith('expect(') && second !== undefined ? second : firstLine(first)
  const words = withoutElements(paragraph).replaceAll(/\s+/g, ' ').trim()
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)} …` : words
}

const colours = /\u001B\[[\d;]*m/g // oxlint-disable-line no-control-regex -- a terminal's colours begin with ESC

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** The lines before the first one that prints an element. */
function withoutElements(paragraph: string): string {
  return paragraph.split(/^\s*</m, 1)[0] ?? ''
}
