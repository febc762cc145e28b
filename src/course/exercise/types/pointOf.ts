import type { DiagnosticMessageChain } from 'typescript-js'

const LONGEST_TYPE = 60

/**
 * What an error comes to, in one sentence. The compiler begins with the call as a whole, goes through its overloads, and says at the very
 * end what does not fit. The last overload is the most general one.
 */
export function pointOf(message: string | DiagnosticMessageChain): string {
  if (typeof message === 'string') return withShortTypes(message)
  const places: string[] = []
  let link = message
  for (let next = link.next?.at(-1); next !== undefined; next = link.next?.at(-1)) {
    const [, place] =
      /^(?:Types of property|The types (?:of|returned by)) '(.+?)' are/.exec(link.messageText) ?? []
    if (place !== undefined) places.push(place)
    link = next
  }
  const sentence = withShortTypes(link.messageText)
  return places.length === 0 ? sentence : `In “${places.join('.')}”: ${sentence}`
}

function withShortTypes(sentence: string): string {
  return sentence.replaceAll(/'([^']+)'/g, (quoted, type: string) =>
    type.length > LONGEST_TYPE ? `'${type.slice(0, LONGEST_TYPE - 1)}…'` : quoted,
  )
}
