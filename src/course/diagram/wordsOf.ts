/** What a diagram is called, and what each of its nodes means, in a line: its id, its name, what it says, and after each → where it leads. */
export interface DiagramWords {
  title: string
  words: string
}

/** A node of a diagram in words. What stands between backticks is code. */
interface NodeInWords {
  id: string
  name: string
  says: string
  /** What leads where, such as `staleTime is over: to stale`. */
  ways: readonly string[]
}

/** What a diagram says, for those who cannot see it. */
export function diagramInWords({ words }: DiagramWords): NodeInWords[] {
  return words
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', text = ''] = line.split(' | ')
      const [says = '', ...ways] = text.split(' → ')
      return { id, name, says, ways }
    })
}
