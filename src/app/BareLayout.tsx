import { Link, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, size, space, width } from '#ui/tokens.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The layout of pages outside the course: a link to Home instead of the nav bar (behaviour §2). */
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

/** The last line stays empty, because the button that opens the lab covers it. */
const Foot = styled.footer`
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.m} ${space.m} calc(${size.touch} + ${space.m});

  a {
    color: ${color.accentText};
  }
`
