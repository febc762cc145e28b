import type { LessonSlug } from '#syllabus/lessons.ts'
import type { Way } from '#syllabus/ways.ts'

/** A question that tells where to begin. */
export interface PlacementQuestion {
  /** Whether it is about what one knows of React, or of TanStack Query. */
  about: 'react' | 'query'
  question: string
  /** The right one first; a page shows them by the alphabet. */
  options: readonly [right: string, ...wrong: string[]]
  why: string
  /** The lesson that teaches it. */
  lesson: LessonSlug
}

/** What became of a question. */
export type PlacementOutcome = 'right' | 'wrong' | 'skipped'

export const placement: readonly PlacementQuestion[] = [
  {
    about: 'react',
    question: '`fetch` gets an answer with the status 404. What happens to its promise?',
    options: ['It is fulfilled, and ok is false', 'It is rejected', 'It stays pending'],
    why: 'Only a request that ends without an answer rejects it: the connection failed, or its signal aborted it.',
    lesson: 'basic-query',
  },
  {
    about: 'react',
    question: 'Under `StrictMode`, in development, a component mounts. How often does its effect run?',
    options: ['Twice, with its cleanup in between', 'Once', 'After each render'],
    why: 'React mounts it, cleans up and mounts it again: a cleanup that is missing shows.',
    lesson: 'why-a-query',
  },
  {
    about: 'react',
    question: 'An effect reads `userId`, and its dependencies are `[]`. Then `userId` changes. What happens?',
    options: ['The effect does not run again', 'The effect runs again', 'React throws an error'],
    why: 'An effect runs again when one of its dependencies changes, and it has none.',
    lesson: 'basic-query',
  },
  {
    about: 'query',
    question: 'Which values belong in a query’s key?',
    options: [
      'Every value that its function reads and that can change',
      'The address of the server',
      'The time of the request',
    ],
    why: 'Another key is another entry. What the key leaves out, the cache cannot tell apart.',
    lesson: 'basic-query',
  },
  {
    about: 'query',
    question: 'What does `isFetching` say that `isPending` does not?',
    options: [
      'That a request is under way, even if there is data',
      'That there is no data yet',
      'That the last request failed',
    ],
    why: '`isPending` is about the data, `isFetching` about the request.',
    lesson: 'when-may-it-ask',
  },
  {
    about: 'query',
    question: 'What does `gcTime` measure?',
    options: [
      'How long the cache keeps what no component reads',
      'How long data is fresh',
      'How long a request may take',
    ],
    why: 'How long data is fresh is its `staleTime`.',
    lesson: 'stale-and-gc',
  },
  {
    about: 'query',
    question: 'A mutation has added a todo on the server. What makes the list ask again?',
    options: [
      'Your own code: it has to invalidate the list',
      'The mutation, if it has the key of the list',
      'The next render of the list',
    ],
    why: 'A mutation does not know which entries it has made wrong.',
    lesson: 'todo-demo',
  },
  {
    about: 'query',
    question: 'What does the `select` of a `useQuery` change?',
    options: ['What this component gets', 'What the cache keeps', 'What the server sends'],
    why: 'The entry stays as the server sent it, and others can read it whole.',
    lesson: 'select-and-renders',
  },
]

/** How many right answers of one kind mean that somebody knows it. */
const ENOUGH = { react: 2, query: 4 }

/** The way that answers propose: what was skipped is not known. */
export function wayFor(outcomes: readonly PlacementOutcome[]): Way['slug'] {
  const knows = (kind: PlacementQuestion['about']) =>
    placement.filter(({ about }, index) => about === kind && outcomes[index] === 'right').length >=
    ENOUGH[kind]
  if (knows('query')) return 'query'
  return knows('react') ? 'effects' : 'new'
}
