import MiniSearch from 'minisearch'
import { kinds } from './passages.ts'
import type { Passage } from './passages.ts'

/** A passage that was found, and the words of it that were. */
export interface Found extends Passage {
  words: readonly string[]
}

/** What was found in one lesson, or of one kind. */
export interface FoundIn {
  group: string
  passages: readonly Found[]
}

/** What was found, and whether that has all the words that were looked for, or only some of them. */
export interface Result {
  groups: readonly FoundIn[]
  hasAll: boolean
}

export type SearchLessons = (query: string) => Result

/** The most that is listed of each kind. */
const MOST_OF_EACH_KIND: Readonly<Record<Passage['kind'], number>> = {
  definition: 3,
  lesson: 30,
  exercise: 5,
}

/** A search through passages: definitions first, the best of each kind first, those of a lesson together. Words may be incomplete, and long ones misspelt. Where nothing has all of them, it finds what has some. */
export function createSearch(passages: readonly Passage[]): SearchLessons {
  const index = new MiniSearch<Passage>({
    fields: ['text', 'heading'],
    storeFields: ['kind', 'page', 'group', 'heading', 'anchor', 'text'],
  })
  index.addAll(passages)
  function find(query: string, combineWith: 'AND' | 'OR'): readonly FoundIn[] {
    const results = index.search(query, {
      boost: { text: 3 },
      combineWith,
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      boostDocument: (_id, word, stored) => (isTerm(stored as unknown as Passage, word) ? 10 : 1),
    })
    const found = results
      // A passage that only stands under a heading with the word says nothing of it itself.
      .filter(
        ({ match, kind }) =>
          kind === 'definition' || Object.values(match).some((fields) => fields.includes('text')),
      )
      .map((result) => ({ ...(result as unknown as Passage), words: result.terms }))
    const listed = kinds.flatMap((kind) =>
      found.filter((each) => each.kind === kind).slice(0, MOST_OF_EACH_KIND[kind]),
    )
    const groups = [...new Set(listed.map(({ group }) => group))]
    return groups.map((group) => ({ group, passages: listed.filter((each) => each.group === group) }))
  }

  return (query) => {
    const groups = find(query, 'AND')
    return groups.length > 0 ? { groups, hasAll: true } : { groups: find(query, 'OR'), hasAll: false }
  }
}

/** Whether a word is one of the term that a definition is of. */
function isTerm({ kind, heading }: Passage, word: string): boolean {
  return kind === 'definition' && heading.toLowerCase().split(' ').includes(word)
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
