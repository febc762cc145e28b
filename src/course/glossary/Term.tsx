import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { termId } from './termId.ts'
import type { TermName } from './glossary.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { pageIds } from '#course/links/pageIds.ts'

/** A term where a page first uses it, with a link to its entry in the glossary. Its text is the term, unless it has another. */
export function Term({ of, children = of }: { of: TermName; children?: ReactNode }) {
  return <Link page={`${pageIds.glossary}#${termId(of)}`}>{children}</Link>
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
