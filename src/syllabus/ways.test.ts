import { describe, expect, it } from 'vitest'
import { lessons } from './lessons.ts'
import { lessonsOn, neighboursOn, wayLength, wayOf, ways } from './ways.ts'

describe('each way', () => {
  it.each(ways)('“$name” has its lessons in the order of the course, each once', (way) => {
    expect(lessonsOn(way).map(({ slug }) => slug)).toEqual(way.lessons)
    expect(wayLength(way)).toMatch(/^\d+ lessons, about \d+ hours$/)
  })

  it('is shorter than the one before, and the first has all lessons', () => {
    const counts = ways.map((way) => way.lessons.length)
    expect(counts[0]).toBe(lessons.length)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })
})

describe('the lessons beside one', () => {
  it('are those of the course where nobody has chosen a way', () => {
    expect(slugs(undefined, 'overview')).toEqual(['basic-query', 'stale-and-gc'])
    expect(slugs('gone', 'errors-end-to-end')).toEqual(['select-and-renders', undefined])
  })

  it('are those of the way, also from a lesson that is not on it', () => {
    expect(slugs('query', 'stale-and-gc')).toEqual([undefined, 'todo-demo'])
    expect(slugs('query', 'zustand-demo')).toEqual(['todo-demo', 'when-may-it-ask'])
  })
})

function slugs(way: string | undefined, slug: string) {
  const { previous, next } = neighboursOn(wayOf(way), slug)
  return [previous?.slug, next?.slug]
}
