import { useEffect } from 'react'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { isRead, seenAfter, unseenYet, wordsIn } from './reading.ts'
import type { Seen } from './reading.ts'

const LOOKS_EACH_MS = 1000

/** Records which parts of a lesson are read, and the lesson once all of them are. Without a lesson it records nothing. */
export function useReading(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined || learnerProgress.read().read.includes(slug)) return undefined
    const seen = new Map<string, Seen>()
    const interval = setInterval(look, LOOKS_EACH_MS, slug, seen)
    return () => clearInterval(interval)
  }, [slug])
}

function look(slug: string, seen: Map<string, Seen>): void {
  if (document.visibilityState !== 'visible') return
  const { read, parts: known } = learnerProgress.read()
  if (read.includes(slug)) return
  const left = partsOf(document).filter(({ id }) => !known.includes(`${slug}#${id}`))
  for (const { id, elements } of left) {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const edges = { top: boxes[0]?.top ?? 0, bottom: boxes.at(-1)?.bottom ?? 0 }
    const now = seenAfter(seen.get(id) ?? unseenYet, edges, innerHeight, LOOKS_EACH_MS)
    seen.set(id, now)
    if (isRead(now, wordsOf(elements))) learnerProgress.recordPart(slug, id)
  }
  if (left.length === 0) learnerProgress.recordRead(slug)
}

interface Part {
  /** That of its heading; empty above the first. */
  id: string
  elements: Element[]
}

/** The parts of a page: what stands above its first heading, and each heading with what follows it. */
function partsOf(page: Document): Part[] {
  const parts: Part[] = [{ id: '', elements: [] }]
  for (const element of page.querySelectorAll('.sbdocs-content main > :not(nav)')) {
    if (element.matches('h2[id]')) parts.push({ id: element.id, elements: [] })
    parts.at(-1)?.elements.push(element)
  }
  return parts.filter(({ elements }) => elements.length > 0)
}

/** Words to read: not those of demos and code, nor what is folded away. */
function wordsOf(elements: readonly Element[]): number {
  const prose = elements.filter((element) => !element.matches('figure, details, section'))
  return wordsIn(prose.map(({ textContent }) => textContent).join(' '))
}
