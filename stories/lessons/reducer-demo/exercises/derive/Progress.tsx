import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { color, font, space } from '#ui/tokens.ts'

/**
 * How many chores are done, and below it what each render has said so far, because a person cannot see a render that is followed
 * by another one at once. It writes to the DOM directly, as `RenderCount` does, so that it causes no render.
 */
export function Progress({ done, total }: { done: number; total: number }) {
  const list = useRef<HTMLOListElement>(null)
  const text = `${done} of ${total} done`

  useLayoutEffect(() => {
    if (list.current === null || list.current.lastChild?.textContent === text) return
    const item = document.createElement('li')
    item.textContent = text
    list.current.append(item)
  }, [text])

  return (
    <div>
      <Banner>{text}</Banner>
      <Said ref={list} aria-label="What each render has said" />
    </div>
  )
}

const Said = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  min-height: 1.5rem;
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
  list-style: none;

  & > :not(:last-child)::after {
    content: ' →';
  }
`
