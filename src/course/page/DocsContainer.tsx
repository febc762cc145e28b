import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { space } from '#ui/tokens.ts'
import { DocsProvider } from '#course/demo/docsContext.ts'
import type { Docs } from '#course/demo/docsContext.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { ThemeContext, useToolbarLook } from '#course/look/useToolbarLook.ts'
import { DocsStyle } from './DocsStyle.tsx'
import { ProseStyle } from './ProseStyle.tsx'
import { preloadPointedAt } from '#course/links/preload.ts'
import { scrollToAddress } from './readersPlace.ts'
import { usePassage } from '#course/links/usePassage.ts'

interface DocsContainerProps {
  docs: Docs
  /** Called when the page is there, and again whenever it has been rendered for another reason. */
  onRendered: () => void
  children: ReactNode
}

/** Docs pages in the look that the toolbar names. */
export function DocsContainer({ docs, onRendered, children }: DocsContainerProps) {
  const choice = useToolbarLook()
  useLayoutEffect(onRendered, [onRendered])
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (page.current === null ? undefined : scrollToAddress(page.current)), [])
  useEffect(() => (page.current === null ? undefined : preloadPointedAt(page.current)), [])
  usePassage()
  return (
    <DocsProvider value={docs}>
      <GlobalStyle />
      <ProseStyle />
      <DocsStyle />
      <ThemeContext value={choice}>
        <div ref={page} className="sbdocs sbdocs-wrapper">
          <div className="sbdocs sbdocs-content" lang="en">
            <Page>{children}</Page>
          </div>
        </div>
      </ThemeContext>
    </DocsProvider>
  )
}

/** The page, and beside it what it holds: one axis at the left, whether there is room for both or not. */
const Page = styled.div`
  display: flex;
  gap: ${space.xl};
  align-items: flex-start;
  justify-content: center;

  main {
    flex: 0 1 ${docsWidth.demo};
    min-width: 0;
  }
`
