import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { HintCard } from '#ui/HintCard.ts'
import { color, space } from '#ui/tokens.ts'
import { termId } from './termId.ts'
import type { TermName } from './glossary.ts'
import { useTermCard } from './useTermCard.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { pageIds } from '#course/links/pageIds.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'

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
