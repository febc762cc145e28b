import { useEffect, useRef } from 'react'
import { lessons } from '#syllabus/lessons.ts'
import { Button } from '#ui/Button.tsx'
import { Question } from './Question.ts'

export interface ReplaceCodeProps {
  /** The exercises for which the file has other code than the learner. */
  ids: readonly string[]
  onAnswer: (takesTheirs: boolean) => void
}

/** Asks whether code that a file brings may replace the learner's own. */
export function ReplaceCode({ ids, onAnswer }: ReplaceCodeProps) {
  const keep = useRef<HTMLButtonElement>(null)

  useEffect(() => keep.current?.focus(), [])

  return (
    <Question role="group" aria-label="Replace your code?">
      <span>The file has other code than you for {ids.map(nameOf).join(', ')}.</span>
      <Button variant="danger" onClick={() => onAnswer(true)}>
        Replace my code
      </Button>
      <Button ref={keep} onClick={() => onAnswer(false)}>
        Keep my code
      </Button>
    </Question>
  )
}

/** `basic-query/the-lie` as “The lie” (Basic Query). */
function nameOf(id: string): string {
  const [slug, name = ''] = id.split('/')
  const words = name.replaceAll('-', ' ')
  const lesson = lessons.find((known) => known.slug === slug)
  return `“${words.charAt(0).toUpperCase()}${words.slice(1)}” (${lesson?.title ?? slug})`
}
