import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { styled } from 'styled-components'
import { ThemeToggle } from '#features/theme/ThemeToggle.tsx'
import { color, space, width } from '#ui/tokens.ts'
import { NavBar } from './NavBar.tsx'

/** What stands around every page: a way past the links, the links, and the foot. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNewPage()
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>
        <NavBar />
      </Header>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer>
        <FooterRow>
          <a href={catalogueHref}>Read the lessons in the catalogue</a>
          <ThemeToggle />
        </FooterRow>
      </Footer>
    </Frame>
  )
}

/** Goes on the element that takes focus when a link leads to another page, because the link may be gone. */
function useFocusOnNewPage() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // The page that the app opens with was not reached by a link, and leaves focus to the browser.
  const opened = useNavigationType() === 'POP'
  const shown = useRef(opened ? pathname : undefined)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    ref.current?.focus({ preventScroll: true })
  }, [pathname])

  return ref
}

/** Beside the built app, or on its own port in development. */
const catalogueHref = import.meta.env.DEV ? 'http://localhost:6006/' : `${import.meta.env.BASE_URL}storybook/`

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

const Footer = styled.footer`
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
