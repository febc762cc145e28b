import { styled } from 'styled-components'
import { ContextTheme } from '#features/theme/ContextTheme.tsx'
import { ThemeProvider } from '#features/theme/ThemeProvider.tsx'
import { Card } from '#ui/Card.tsx'
import { Column } from '#ui/layout.ts'

/** A themed part of a page, beside the rest of the page. */
export function PartOfAPage() {
  return (
    <Column>
      <ThemeProvider>
        <ContextTheme />
      </ThemeProvider>
      <Card>
        <Text>The rest of the page has no provider above it, so it stays as it is.</Text>
      </Card>
    </Column>
  )
}

const Text = styled.p`
  margin: 0;
`
