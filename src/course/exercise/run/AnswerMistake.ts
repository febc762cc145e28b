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
