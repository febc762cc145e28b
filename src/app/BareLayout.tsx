import { Link, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, space, width } from '#ui/tokens.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The layout of pages outside the course: no nav bar, only a way home (behaviour §2). */
export function BareLayout() {
  const main = useFocusOnArrival<HTMLElement>()
  return (
    <>
      <RouteEffects title={usePageTitle()} />
      <Main ref={main}>
        <Outlet />
      </Main>
      <Foot>
        <Link to={paths.home}>React Query Course</Link>
      </Foot>
    </>
  )
}

const Main = styled.main`
  min-height: calc(100dvh - 4rem);
`

const Foot = styled.footer`
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.m};

  a {
    color: ${color.accentText};
  }
`
