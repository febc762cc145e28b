import { tsxLanguage } from '@codemirror/lang-javascript'
import { AnswerMistake } from './mistake.ts'

type Tree = ReturnType<typeof tsxLanguage.parser.parse>
type TreeNode = Tree['topNode']

/**
 * What cannot be understood in TypeScript with JSX. The parser of the editor finds the place: sucrase takes many steps back when the body of
 * a typed arrow function is wrong, and then names the function's arrow. Tags are looked at first, because what follows a tag that
 * nothing closes is text, up to the end of the file.
 */
export function syntaxMistake(source: string): AnswerMistake | undefined {
  let tag: AnswerMistake | undefined
  let error: AnswerMistake | undefined
  tsxLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError)
        error ??= new AnswerMistake(`Unexpected ${tokenAt(source, from)}`, lineAndColumn(source, from))
    },
    // The innermost tag comes first. One that is left open takes the end of those around it.
    leave({ node }) {
      tag ??= mistakeInTags(node, source)
    },
  })
  return tag ?? error
}

function mistakeInTags(node: TreeNode, source: string): AnswerMistake | undefined {
  const { firstChild, lastChild, from } = node
  if (node.name === 'BinaryExpression' && firstChild?.name === 'JSXElement')
    return new AnswerMistake(
      'Two elements side by side. Put them into one, such as `<>…</>`.',
      lineAndColumn(source, firstChild.nextSibling?.from ?? from),
    )
  if (firstChild === null || !/^JSX(Open|Fragment)Tag$/.test(firstChild.name)) return undefined
  const opened = nameIn(firstChild, source)
  if (lastChild?.name !== 'JSXCloseTag')
    return new AnswerMistake(`Nothing closes \`<${opened}>\`.`, lineAndColumn(source, from))
  const closed = nameIn(lastChild, source)
  if (closed === opened) return undefined
  return new AnswerMistake(`\`</${closed}>\` closes \`<${opened}>\`.`, lineAndColumn(source, lastChild.from))
}

/** The name in a tag; empty for that of a fragment. */
function nameIn({ firstChild }: TreeNode, source: string): string {
  const name = firstChild?.nextSibling
  return !name || name.name === 'JSXEndTag' ? '' : source.slice(name.from, name.to)
}

function tokenAt(source: string, at: number): string {
  const [token = 'end of the file'] = /^\S[\w$]*/.exec(source.slice(at)) ?? []
  return token
}

/** Line and column of a place in a text. */
function lineAndColumn(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

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
      return new AnswerMistake(sentenceOfSign(sign), lineAndColumn(source, index))
  }
  return undefined
}

function isText(name: string, text: string, rest: string): boolean {
  if (!/String|AttributeValue/.test(name)) return /Comment|JSXText|RegExp/.test(name)
  // One without its own end may have been meant to end with the sign, where that is no apostrophe.
  return text[0] === text.at(-1) || /^\p{L}/u.test(rest)
}

function sentenceOfSign(sign: string): string {
  const [, what, meant] = lookalikes.find(([signs]) => signs.includes(sign)) ?? []
  if (what !== undefined) return `${sign} is ${what}: write ${meant}`
  const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `An invisible sign (U+${number}) stands here: delete it.`
}
