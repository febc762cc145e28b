import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { addons } from 'storybook/preview-api'
import { color, font, radius, space } from '#ui/tokens.ts'
import { NAVIGATE_URL } from '#course/storybook.ts'
import { CONTENTS_FROM, docsWidth, THREE_FROM } from '#course/look/typeScale.ts'
import { useContents } from './useContents.ts'

/**
 * The parts of a docs page, beside it where there is room (decision 20). Storybook's own table of contents scrolls for those who
 * asked for less motion, marks the current part by colour alone, and stands as a heading before the page's title.
 */
export function TableOfContents({ isWhole }: { isWhole: boolean }) {
  const { entries, current } = useContents(isWhole)
  return (
    <Place className="sb-unstyled">
      {entries.length >= FEWEST && (
        <Nav aria-label="On this page">
          <Title aria-hidden>On this page</Title>
          <ul>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  target="_self"
                  aria-current={id === current ? 'true' : undefined}
                  onClick={(event) => keepInAddress(event, id)}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Nav>
      )}
    </Place>
  )
}

/** A page with fewer parts can be seen at once. */
const FEWEST = 2

/** The address that a reader sees, and copies, is that of the frame around this page. */
function keepInAddress(event: MouseEvent, id: string): void {
  if (event.button === 0 && !event.metaKey && !event.ctrlKey) addons.getChannel().emit(NAVIGATE_URL, `#${id}`)
}

/** Keeps its room from the start, so that the page does not move when the list comes. The page comes first for the eye. */
const Place = styled.div`
  display: none;
  position: sticky;
  top: ${space.xl};
  order: 1;
  flex: none;
  width: ${docsWidth.contents};

  @media (min-width: ${CONTENTS_FROM}) {
    :root:not([data-text-size='double']) & {
      display: block;
    }
  }

  :root &:has(+ main > [data-landing-page]) {
    display: none;
  }

  /* A demo with its lab beside it has this room. */
  &:has(+ main > figure > [data-lab='open'], + main > figure[data-lab-beside]) {
    visibility: hidden;
  }

  @media (min-width: ${THREE_FROM}) {
    &:has(+ main > figure > [data-bench] [data-lab='open']) {
      visibility: hidden;
    }
  }
`

const Nav = styled.nav`
  max-height: calc(100vh - 2 * ${space.xl});
  overflow-y: auto;
  font-family: ${font.body};
  font-size: ${font.small};
  line-height: 1.4;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding: 0.375rem ${space.s} 0.375rem ${space.m};
    border-inline-start: 2px solid ${color.border};
    border-radius: 0 ${radius.s} ${radius.s} 0;
    color: ${color.textMuted};
    text-decoration: none;

    &:hover {
      color: ${color.accentText};
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &[aria-current] {
      border-color: ${color.accentText};
      color: ${color.text};
      /* Bolder letters would be wider, and might wrap. */
      -webkit-text-stroke: 0.35px currentcolor;
    }
  }
`

const Title = styled.p`
  margin: 0 0 ${space.s};
  padding-inline-start: calc(${space.m} + 2px);
  color: ${color.text};
  font-weight: 650;
`
