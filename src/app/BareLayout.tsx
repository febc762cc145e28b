import { Link, Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, size, space } from '#ui/tokens.ts'
// The same file as the nav bar's.
import icon from './icon.svg?no-inline'
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
      <Head>
        <Link to={paths.home}>
          <img src={icon} alt="" width="28" height="28" />
          React Query Course
        </Link>
        <LabToggle />
      </Head>
      <Main ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
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

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.xs} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  a {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${size.touch};
    color: ${color.text};
    font-weight: 700;
    text-decoration: none;
  }
`
