import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { useLessonPage } from '#syllabus/useLessonPage.ts'
import { ThemeToggle } from '#features/theme/ThemeToggle.tsx'
import { PageWay } from '#ui/Page.tsx'
import { color, space } from '#ui/tokens.ts'
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
  const { pathname } = useLocation()
  const lesson = lessons.find(({ path }) => path === pathname)
  return (
    <Frame>
      <RouteEffects title={title} />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header data-app="">
        <NavBar>
          <ThemeToggle />
          <LabToggle />
        </NavBar>
      </Header>
      <Main id="main" ref={main} tabIndex={-1}>
        <PageWay value={lesson && <LessonLink lesson={lesson} />}>{children}</PageWay>
      </Main>
    </Frame>
  )
}

/** From a lesson's screen to its page. */
function LessonLink({ lesson }: { lesson: Lesson }) {
  const pageOf = useLessonPage()
  return (
    <Way>
      <a {...pageOf(lesson)}>Read this lesson</a>
    </Way>
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
  background: ${color.accentGround};
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

const Way = styled.p`
  margin: ${space.s} 0 0;

  a {
    display: inline-block;
    padding-block: ${space.xs};
    color: ${color.accentText};
    font-weight: 600;
  }
`
