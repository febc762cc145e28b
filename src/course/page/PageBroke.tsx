import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { space } from '#ui/tokens.ts'

/** What stands in the place of a page that has thrown. */
export function PageBroke() {
  return (
    <Main className="sb-unstyled">
      <GlobalStyle />
      <Alert action={{ label: 'Reload the page', onClick: () => location.reload() }}>
        This page broke. What you have done and written is kept.
      </Alert>
    </Main>
  )
}

const Main = styled.main`
  padding: ${space.l};
`
