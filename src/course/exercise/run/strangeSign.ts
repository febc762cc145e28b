import { tsxLanguage } from '@codemirror/lang-javascript'
import { AnswerMistake } from './AnswerMistake.ts'
import { placeOf } from './syntaxMistake.ts'

/** Signs that phones, chats and word processors write in the place of those of code: what each is, and what is meant. */
const lookalikes: readonly [signs: string, what: string, meant: string][] = [
  ['‘’‚‛´', 'a typographic quote', "'"],
  ['“”„‟', 'a typographic quote', '"'],
  ['–—−', 'a typographic dash', '-'],
  ['…', 'a typographic ellipsis', '...'],
]

/** These, and signs that nobody sees. */
const STRANGE = new RegExp(`[${lookalikes.map(([signs]) => signs).join('')}]|\\p{Cf}`, 'gu')

/** The first sign outside of texts that no code has. Parsers take it for a part of a name, and complain of what comes later. */
export function strangeSign(source: string): AnswerMistake | undefined {
  const tree = tsxLanguage.parser.parse(source)
  for (const { 0: sign, index } of source.matchAll(STRANGE)) {
    const { name, from, to } = tree.resolveInner(index, 1)
    if (!isText(name, source.slice(from, to), source.slice(index + 1)))
      return new AnswerMistake(sentenceOf(sign), placeOf(source, index))
  }
  return undefined
}

function isText(name: string, text: string, rest: string): boolean {
  if (!/String|AttributeValue/.test(name)) return /Comment|JSXText|RegExp/.test(name)
  // One without its own end may have been meant to end with the sign, where that is no apostrophe.
  return text[0] === text.at(-1) || /^\p{L}/u.test(rest)
}

function sentenceOf(sign: string): string {
  const [, what, meant] = lookalikes.find(([signs]) => signs.includes(sign)) ?? []
  if (what !== undefined) return `${sign} is ${what}: write ${meant}`
  const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `An invisible sign (U+${number}) stands here: delete it.`
}
