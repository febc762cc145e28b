/** What an answer wrote to the console since it was put on the stage. */
export interface AnswerLog {
  texts(): readonly string[]
  onLog(text: string): void
  clear(): void
}

/** What was written first is kept, to bound the memory. */
const MOST_TEXTS = 50
const LONGEST_TEXT = 300

export function createAnswerLog(): AnswerLog {
  let texts: string[] = []
  return {
    texts: () => texts,
    onLog(text) {
      if (texts.length < MOST_TEXTS) texts.push(text.slice(0, LONGEST_TEXT))
    },
    clear() {
      texts = []
    },
  }
}
