import { useContext } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { lessonPageId, lessons } from '#lessons.ts'
import { ThemeToggle } from '#features/theme/ThemeToggle.tsx'
import { color, size, space, width } from '#ui/tokens.ts'
import { CatalogueContext } from './catalogue.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { NavBar } from './NavBar.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

export interface ShellProps {
  /** The page's name; empty for Home. */
  title: string
  children: ReactNode
}

/** The frame of every page: skip link, navigation and footer. */
export function Shell({ title, children }: ShellProps) {
  const main = useFocusOnArrival<HTMLElement>()
  return (
    <Frame>
      <RouteEffects title={title} />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>
        <NavBar />
      </Header>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer>
        <FooterRow>
          <LessonLink />
          <ThemeToggle />
        </FooterRow>
      </Footer>
    </Frame>
  )
}

/** From a lesson's screen to its page, and from any other to the first page. */
function LessonLink() {
  const { pathname } = useLocation()
  const { href, target } = useContext(CatalogueContext)
  const lesson = lessons.find(({ path }) => path === pathname)
  return lesson ? (
    <a href={`${href}?path=/docs/${lessonPageId(lesson)}`} target={target}>
      Read this lesson in the catalogue
    </a>
  ) : (
    <a href={href} target={target}>
      Read the lessons in the catalogue
    </a>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

const SkipLink = styled.a`
  position: absolute;
  z-index: 20;
  inset: ${space.s} auto auto ${space.s};
  padding: ${space.s} ${space.m};
  border-radius: 0.375rem;
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

const Header = styled.header`
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`

/** The last line stays empty, because the button that opens the lab covers it. */
const Footer = styled.footer`
  padding-block-end: calc(${size.touch} + ${space.s});
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  a {
    color: ${color.accentText};
  }
`

const FooterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.m};

  /* The text of a quiet button lines up with the page; its padding hangs out. */
  button {
    margin-inline: calc(-1 * ${space.m});
  }
`
