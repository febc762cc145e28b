import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { HintCard, placeBeside } from '#ui/HintCard.ts'
import type { HintPlace } from '#ui/HintCard.ts'
import { color, space } from '#ui/tokens.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { pageIds } from '#course/links/pageIds.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { useDismiss } from '#ui/useDismiss.ts'
import { termId } from './termId.ts'
import type { TermName } from './glossary.ts'

/**
 * A term where a page first uses it, with its definition at hand and a link to its entry in the glossary. Its text is the term, unless it has
 * another.
 */
export function Term({ of, children = of }: { of: TermName; children?: ReactNode }) {
  const { id, card, hover, link } = useTermCard(of)
  return (
    <>
      <Link page={`${pageIds.glossary}#${termId(of)}`} {...link} {...hover}>
        {children}
      </Link>
      {card &&
        createPortal(
          <Card id={id} {...hover} $at={card.at}>
            <InlineCode>{card.says}</InlineCode>
            <small>Tap the word again for the glossary.</small>
          </Card>,
          document.body,
        )}
    </>
  )
}

/** A pointer that passes over a term opens nothing, and has time to reach the card. */
const HOVER_MS = 200

/** Where a card stands on the screen, and what it says. */
interface OpenCard {
  says: string
  at: HintPlace
}

/** Opens the definition of a term beside it: by hover, by focus, and by the first of two taps. Escape, a press elsewhere and scrolling close it. */
function useTermCard(of: TermName) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const timer = useRef<number>(undefined)
  /** Whether somebody still wants it when its text has come. */
  const isWanted = useRef(false)
  const [card, setCard] = useState<OpenCard>()

  /** Its text comes with the first card. Where it does not come, the link still leads to the glossary. */
  async function open(): Promise<void> {
    isWanted.current = true
    const loaded = await import('./glossary.ts').catch(() => undefined)
    const says = loaded?.glossary.find(({ term }) => term === of)?.says
    const box = link.current?.getBoundingClientRect()
    if (says === undefined || box === undefined || !isWanted.current) return
    setCard({ says, at: placeBeside(box) })
  }

  function close(): void {
    isWanted.current = false
    setCard(undefined)
  }

  const after = (act: () => unknown) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, HOVER_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const isOpen = card !== undefined
  useDismiss(isOpen, {
    parts: () => [link.current, document.getElementById(id)],
    word: () => link.current?.getBoundingClientRect(),
    close: () => setCard(undefined),
  })

  return {
    id,
    card,
    hover: { onMouseEnter: () => after(open), onMouseLeave: () => after(close) },
    link: {
      ref: link,
      'aria-describedby': isOpen ? id : undefined,
      onFocus: () => link.current?.matches(':focus-visible') && void open(),
      onBlur: close,
      onClickCapture: (event: MouseEvent) => {
        const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
        if (!isTouch || isOpen) return
        event.preventDefault()
        event.stopPropagation()
        void open()
      },
    },
  }
}

/** Quieter than other links: a page is about its lesson, and most readers know most terms. Doubled, to win over the prose. */
const Link = styled(DocsLink)`
  && {
    color: inherit;
    text-decoration: underline dotted ${color.textMuted} 0.09375rem;
    text-underline-offset: 0.2em;

    &:hover {
      color: ${color.accentText};
      text-decoration-color: currentcolor;
    }
  }
`

const Card = styled(HintCard)`
  small {
    display: none;
    margin-block-start: ${space.s};
    color: ${color.textMuted};
    font-size: inherit;
  }

  @media (hover: none) {
    small {
      display: block;
    }
  }
`
