import { useContext } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { ThemeToggle } from '#features/theme/ThemeToggle.tsx'
import { color, font, space, width } from '#ui/tokens.ts'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { LabToggle } from './LabToggle.tsx'
import { NavBar } from './NavBar.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

export interface ShellProps {
  /** The page's name; empty for Home. */
  title: string
  children: ReactNode
}

/** What stands around every page: a way past the links, the links, and the tools. */
export function Shell({ title, children }: ShellProps) {
  const main = useFocusOnArrival<HTMLElement>()
  return (
    <Frame>
      <RouteEffects title={title} />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>
        <NavBar />
        <Tools>
          <LessonLink />
          <ThemeToggle />
          <LabToggle />
        </Tools>
      </Header>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
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

/** Above the page, where nothing is covered and nothing has to be scrolled to. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  max-width: ${width.header};
  margin-inline: auto;
  padding: 0 ${space.m} ${space.s};
  font-size: ${font.small};

  a {
    min-width: 0;
    margin-inline-end: auto;
    padding-block: ${space.s};
    color: ${color.accentText};
  }
`
