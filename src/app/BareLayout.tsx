import { Link, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, space, width } from '#ui/tokens.ts'
import { LabToggle } from './LabToggle.tsx'
import { RouteEffects } from './RouteEffects.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The layout of pages outside the course: a link to Home instead of the nav bar (behaviour §2). */
export function BareLayout() {
  const main = useFocusOnArrival<HTMLElement>()
  return (
    <Frame>
      <RouteEffects title={usePageTitle()} />
      <Main ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Foot>
        <Link to={paths.home}>React Query Course</Link>
        <LabToggle />
      </Foot>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.m};

  a {
    color: ${color.accentText};
  }
`
