import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { color, font, space, width } from '#ui/tokens.ts'

export interface QuickLinksProps {
  /** The id and the title of each section of the page. */
  sections: readonly (readonly [id: string, title: string])[]
}

/** Links to the sections of a page, which keep its query parameters (behaviour §2.13). */
export function QuickLinks({ sections }: QuickLinksProps) {
  const { search } = useLocation()
  return (
    <Side aria-label="Quick links">
      <SideTitle>Quick links</SideTitle>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <Link to={{ search, hash: id }}>{title}</Link>
          </li>
        ))}
      </ul>
    </Side>
  )
}

const Side = styled.nav`
  @media (min-width: ${width.panel}) {
    position: sticky;
    inset-block-start: ${space.l};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: ${space.xs};
    color: ${color.accentText};
  }
`

const SideTitle = styled.p`
  margin: 0 0 ${space.s};
  font-size: ${font.small};
  font-weight: 700;
`
