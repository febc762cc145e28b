import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { Brand } from './Brand.tsx'
import { color, space } from '#ui/tokens.ts'
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
      <Header data-app="">
        <Row>
          <Brand />
          <LabToggle />
        </Row>
      </Header>
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

const Header = styled.header`
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  container: bar / inline-size;
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.xs} ${space.m};
`
