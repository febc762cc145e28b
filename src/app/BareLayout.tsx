import { Link, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, size, space, width } from '#ui/tokens.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The layout of pages outside the course: no nav bar, only a way home (behaviour §2). */
export function BareLayout() {
  const main = useFocusOnArrival<HTMLElement>()
  return (
    <Frame>
      <RouteEffects title={usePageTitle()} />
      <Main ref={main}>
        <Outlet />
      </Main>
      <Foot>
        <Link to={paths.home}>React Query Course</Link>
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
`

/** Its last line is free for the button that opens the lab. */
const Foot = styled.footer`
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.m} ${space.m} calc(${size.touch} + ${space.m});

  a {
    color: ${color.accentText};
  }
`
