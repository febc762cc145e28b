import { tsxLanguage } from '@codemirror/lang-javascript'
import { AnswerMistake } from './AnswerMistake.ts'

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
        error ??= new AnswerMistake(`Unexpected ${tokenAt(source, from)}`, placeOf(source, from))
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
      placeOf(source, firstChild.nextSibling?.from ?? from),
    )
  if (firstChild === null || !/^JSX(Open|Fragment)Tag$/.test(firstChild.name)) return undefined
  const opened = nameIn(firstChild, source)
  if (lastChild?.name !== 'JSXCloseTag')
    return new AnswerMistake(`Nothing closes \`<${opened}>\`.`, placeOf(source, from))
  const closed = nameIn(lastChild, source)
  if (closed === opened) return undefined
  return new AnswerMistake(`\`</${closed}>\` closes \`<${opened}>\`.`, placeOf(source, lastChild.from))
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
export function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
