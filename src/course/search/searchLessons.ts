import MiniSearch from 'minisearch'
import type { Passage } from './passages.ts'

/** A passage that was found, and the words of it that were. */
export interface Found extends Passage {
  words: readonly string[]
}

/** What was found in one lesson. */
export interface FoundIn {
  lesson: string
  passages: readonly Found[]
}

export type SearchLessons = (query: string) => readonly FoundIn[]

/** The most passages that are listed. */
export const MOST = 30

/** A search through passages: best ones first, those of a lesson together. Words may be incomplete, and long ones misspelt. */
export function createSearch(passages: readonly Passage[]): SearchLessons {
  const index = new MiniSearch<Passage>({
    fields: ['text', 'heading'],
    storeFields: ['page', 'lesson', 'heading', 'anchor', 'text'],
  })
  index.addAll(passages)
  return (query) => {
    const results = index.search(query, {
      boost: { text: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    })
    const found = results
      // A passage that only stands under a heading with the word says nothing of it itself.
      .filter(({ match }) => Object.values(match).some((fields) => fields.includes('text')))
      .slice(0, MOST)
      .map((result) => ({ ...(result as unknown as Passage), words: result.terms }))
    const titles = [...new Set(found.map(({ lesson }) => lesson))]
    return titles.map((title) => ({
      lesson: title,
      passages: found.filter(({ lesson }) => lesson === title),
    }))
  }
}

/** A piece of a text around the first word that was found, in parts; every second part is such a word. */
export function excerptAround(text: string, words: readonly string[]): string[] {
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  if (pattern === '') return [text]
  return sentenceWith(new RegExp(pattern, 'i'), text).split(new RegExp(`(${pattern})`, 'gi'))
}

/** The longest text that is shown whole, in characters. */
const LONGEST = 180

function sentenceWith(pattern: RegExp, text: string): string {
  if (text.length <= LONGEST) return text
  const sentences = text.split(/(?<=[.?!:]) /)
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => pattern.test(sentence)),
  )
  const before = at > 0 ? '… ' : ''
  const after = at < sentences.length - 1 ? ' …' : ''
  return before + sentences[at] + after
}
