/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import type { HashEntry } from 'storybook/manager-api'
import { progress } from '#progress/progressStore.ts'
import { lessonState } from '#progress/tally.ts'
import type { LessonState } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'

/** The pages of the lessons, in order: `main.ts` knows them from src/syllabus/lessons.ts. */
export const lessonPageIds = (process.env['STORYBOOK_LESSONS'] ?? '').split(' ')

/**
 * What the sidebar calls an entry: the pages of the course have a column for the lesson's number before their names, and a mark after
 * them.
 */
export function sidebarLabel({ id, type, name }: HashEntry): React.ReactNode {
  if (!id.startsWith('course-')) return name
  // On phones the bar at the foot says where one is, in plain text: the component above the page, then the page.
  if (type === 'component') return [numberOf(`${id}--lesson`), name].join(' ').trim()
  if (name === 'Lesson') return name
  return (
    <span>
      <span style={{ display: 'inline-block', minWidth: '1.1em' }}>{numberOf(id)}</span> {name}
      {lessonPageIds.includes(id) && <Mark slug={id.replace(/^course-|--lesson$/g, '')} />}
    </span>
  )
}

function numberOf(pageId: string): string {
  const index = lessonPageIds.indexOf(pageId)
  return index === -1 ? '' : String(index + 1)
}

const marks: Record<LessonState, string> = { new: '', begun: '◐', done: '✓' }

/** How far a lesson is. The frame has the origin's own storage, and hears of what a page within it writes. */
function Mark({ slug }: { slug: string }): React.ReactNode {
  const state = lessonState(useProgress(progress), slug)
  return (
    marks[state] !== '' && (
      <span role="img" aria-label={state} title={state} style={{ marginInlineStart: '0.5em' }}>
        {marks[state]}
      </span>
    )
  )
}
