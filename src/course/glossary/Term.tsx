import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { color, font, radius, shadow, space, width } from '#ui/tokens.ts'
import { termId } from './termId.ts'
import type { TermName } from './glossary.ts'
import { useTermCard } from './useTermCard.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { pageIds } from '#course/links/pageIds.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'

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
          <Card
            role="tooltip"
            id={id}
            className="sb-unstyled"
            {...hover}
            style={{ '--left': `${card.left}px`, top: card.top, bottom: card.bottom }}
          >
            <InlineCode>{card.says}</InlineCode>
            <small>Tap the word again for the glossary.</small>
          </Card>,
          document.body,
        )}
    </>
  )
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

const CARD_WIDTH = '22rem'

/** At its word; on a phone at the foot of the screen. */
const Card = styled.div`
  position: fixed;
  z-index: 30;
  inset-inline-start: clamp(${space.m}, var(--left), calc(100vw - ${CARD_WIDTH} - ${space.l}));
  width: ${CARD_WIDTH};
  margin-block: ${space.xs};
  padding: ${space.m};
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
  line-height: 1.5;

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

  @media (max-width: ${width.phone}) {
    /* Against the place of its word, which is an inline style. */
    inset: auto 0 0 !important;
    width: auto;
    margin: 0;
    border-inline: 0;
    border-radius: 0;
  }
`
