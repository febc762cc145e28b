import { useEffect, useState } from 'react'

interface ContentsEntry {
  id: string
  text: string
}

/** The page's own headings: not those within a demo. */
const headings = () => [...document.querySelectorAll<HTMLElement>('.sbdocs-content main > h2[id]')]

/** What part of the window's height is above the line at which a heading is the current one. */
const CURRENT_ABOVE = 1 / 3

/** The parts of a page, once all of it is there, and which of them is being read. */
export function useContents(isWhole: boolean) {
  const [entries, setEntries] = useState<readonly ContentsEntry[]>([])
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    if (!isWhole) return undefined
    // Once they are painted: headings do not wait for their list.
    const listing = requestAnimationFrame(() =>
      setEntries(headings().map(({ id, textContent }) => ({ id, text: textContent }))),
    )
    return () => cancelAnimationFrame(listing)
  }, [isWhole])

  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(currentHeading()))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])

  return { entries, current }
}

function currentHeading(): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  // What is near the end of a page never comes to its upper part.
  const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
  const line = isAtEnd ? clientHeight : clientHeight * CURRENT_ABOVE
  return headings().findLast((heading) => heading.getBoundingClientRect().top <= line)?.id
}
