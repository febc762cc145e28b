/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import type { HashEntry } from 'storybook/manager-api'
import { isExercisePage } from '#course/links/pageIds.ts'
import { progress } from '#progress/progressStore.ts'
import { lessonState, lessonTally, lessonTallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'

const lessonPageIds = lessons.map(lessonPageId)

/**
 * What the sidebar calls an entry: a lesson by its number and by what one learns, with a mark of how far it is. The page of an exercise is named at a phone's foot alone.
 */
export function sidebarLabel(entry: HashEntry): React.ReactNode {
  const { id, name } = entry
  const index = lessonPageIds.indexOf(id)
  // On phones the bar at the foot says where one is, in plain text. The sidebar puts a page in the place of the folder that holds nothing else.
  if (entry.type === 'docs' && entry.parent !== 'course' && (id.startsWith('course-') || isExercisePage(id)))
    return `${numberOf(id)} ${lessons[index]?.skill ?? entry.title.replace(/^.*\//, '')}`
      .trim()
      .padEnd(FOOT_LENGTH)
  if (!id.startsWith('course-')) return name
  return (
    <span style={{ display: 'grid', gridTemplateColumns: '1.75em auto' }}>
      <span>{numberOf(id)}</span>
      <span>
        {lessons[index]?.skill ?? name}
        {index !== -1 && <Mark slug={id.replace(/^course-|--lesson$/g, '')} />}
      </span>
    </span>
  )
}

/** Before a name of fewer characters, the bar at the foot puts those of the rooms around. */
const FOOT_LENGTH = 24

function numberOf(pageId: string): string {
  const index = lessonPageIds.indexOf(pageId)
  return index === -1 ? '' : String(index + 1)
}

/** How far a lesson is. The frame has the origin's own storage, and hears of what a page within it writes. */
function Mark({ slug }: { slug: string }): React.ReactNode {
  const learned = useProgress(progress)
  const state = lessonState(learned, slug)
  if (state === 'new') return null
  const { done, all } = lessonTally(learned, slug)
  const says = state === 'done' ? 'done' : lessonTallyText(learned, slug)
  return (
    <span role="img" aria-label={says} title={says} style={{ marginInlineStart: '0.5em' }}>
      {state === 'done' ? '✓' : `${done}/${all}`}
    </span>
  )
}
