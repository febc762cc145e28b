/** What a learner reads of an error in their code. */
export interface Mistake {
  sentence: string
  line?: number | undefined
  column?: number | undefined
}

/** What is wrong, in words, and where in the module at an address. */
export function mistakeOf(error: unknown, address = ''): Mistake {
  if (error instanceof AnswerMistake)
    return { sentence: error.message, line: error.line, column: error.column }
  return { sentence: sentenceOfError(error), line: lineInModule(error, address) }
}

/** A mistake in one line: `Line 18, column 3: Unexpected token`. */
export function placed({ sentence, line, column }: Mistake): string {
  if (line === undefined) return sentence
  return `${column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`}: ${sentence}`
}

/** The line of a module in which an error arose, by its stack; undefined if it arose elsewhere. */
export function lineInModule(error: unknown, address: string): number | undefined {
  const stack = error instanceof Error && address !== '' ? (error.stack ?? '') : ''
  const at = stack.indexOf(address)
  const [, line] = (at < 0 ? undefined : /^:(\d+)/.exec(stack.slice(at + address.length))) ?? []
  return line === undefined ? undefined : Number(line)
}

function sentenceOfError(error: unknown): string {
  if (error instanceof Response)
    return 'Your code threw a Response, such as `redirect` makes. Only a loader or an action of the router may throw one: in a component, return `<Navigate>` or call `navigate`.'
  if (!(error instanceof Error)) return `Your code threw: ${String(error)}`
  const [, number = ''] = /Minified React error #(\d+)/.exec(error.message) ?? []
  const known = ofReact[number]
  if (known !== undefined) return known
  if (number !== '')
    return `React stopped with its error ${number}, which https://react.dev/errors/${number} explains.`
  if (error instanceof RangeError && /call stack|recursion/i.test(error.message))
    return 'A function calls itself without an end.'
  if (error instanceof ReferenceError && error.message.endsWith('is not defined'))
    return `${error.message}. Check its spelling, and that it is imported at the top of the file or declared where you use it.`
  return `Your code threw: ${error.message}`
}

/** What React's production build says in numbers. */
const ofReact: Readonly<Record<string, string>> = {
  31: 'React cannot show an object. Show one of its fields.',
  60: 'An element has both children and `dangerouslySetInnerHTML`. Keep one of them.',
  61: '`dangerouslySetInnerHTML` takes an object: `{ __html: … }`.',
  62: 'A `style` is an object: `style={{ margin: 0 }}`.',
  130: 'A component is undefined here. Is it imported, and does its module export it?',
  137: 'An element such as `<input>` or `<br>` has no children.',
  185: 'An update causes the next one, and so on for ever. Which effect sets state each time?',
  300: 'Fewer hooks ran than in the render before. Is there a `return` above a hook?',
  301: 'A component sets state while it renders, which renders it again, for ever. Set state in an event or in an effect.',
  310: 'More hooks ran than in the render before. Is there a hook inside of a condition?',
  321: 'A hook was called outside of a component. Call it at the top of one.',
  460: '`use` stands in a `try`, which catches what it waits with. Move it out of there.',
  483: 'A component is an async function. Load with a query, or in an effect.',
}

/** What is wrong with an answer: a sentence, and where in the learner's code. Lines and columns count from 1. */
export class AnswerMistake extends Error {
  override name = 'AnswerMistake'
  readonly line: number | undefined
  readonly column: number | undefined

  constructor(sentence: string, { line, column }: { line?: number; column?: number } = {}) {
    super(sentence)
    this.line = line
    this.column = column
  }
}
