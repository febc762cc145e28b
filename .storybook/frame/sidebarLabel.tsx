/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import type { HashEntry } from 'storybook/manager-api'

/** The pages of the lessons, in order: `main.ts` knows them from src/lessons.ts. */
export const lessonPageIds = (process.env['STORYBOOK_LESSONS'] ?? '').split(' ')

/** What the sidebar calls an entry: the pages of the course have a column for the lesson's number before their names. */
export function sidebarLabel({ id, type, name }: HashEntry): React.ReactNode {
  if (!id.startsWith('course-')) return name
  // On phones the bar at the foot says where one is, in plain text: the component above the page, then the page.
  if (type === 'component') return [numberOf(`${id}--lesson`), name].join(' ').trim()
  if (name === 'Lesson') return name
  return (
    <span>
      <span style={{ display: 'inline-block', minWidth: '1.1em' }}>{numberOf(id)}</span> {name}
    </span>
  )
}

function numberOf(pageId: string): string {
  const index = lessonPageIds.indexOf(pageId)
  return index === -1 ? '' : String(index + 1)
}
