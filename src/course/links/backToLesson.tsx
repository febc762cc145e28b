import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { color, space } from '#ui/tokens.ts'
import { docsHref, openedFrom } from './links.ts'
import { definePreviewAddon } from '#course/storybook.ts'

/** Leads from a story that was opened alone back to the page it was opened from. */
export function addonBackToLesson() {
  return definePreviewAddon({
    decorators: [
      (Story, { viewMode }) => {
        const from = viewMode === 'story' ? openedFrom(location.search) : undefined
        return (
          <>
            {from !== undefined && <BackLink href={docsHref(from)} />}
            <Story />
          </>
        )
      },
    ],
  })
}

/** Above the story's canvas, so a story's own test neither sees nor changes it. */
function BackLink({ href }: { href: string }) {
  const [top, setTop] = useState<HTMLElement>()

  const findTop = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const place = document.createElement('nav')
    place.setAttribute('aria-label', 'Lesson')
    document.body.prepend(place)
    setTop(place)
    return () => place.remove()
  }, [])

  return (
    <>
      <span ref={findTop} hidden />
      {top &&
        createPortal(
          <Bar>
            <Link $variant="quiet" href={href} target="_top">
              ← Back to the lesson
            </Link>
          </Bar>,
          top,
        )}
    </>
  )
}

const Bar = styled.div`
  padding: ${space.xs} ${space.s};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`

const Link = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`
