import { DocsRenderer as StorybooksRenderer } from '@storybook/addon-docs'
import { AnchorMdx, CodeOrSourceMdx, DocsContainer, HeadersMdx } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { createGlobalStyle } from 'styled-components'
import { brand } from '#course/look/brand.ts'
import { themeOf } from '#course/look/globals.ts'
import { useToolbarLook } from '#course/look/useToolbarLook.ts'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { color, space, width } from '#ui/tokens.ts'
import type { DocsRenderer } from './docsRenderer.tsx'

const components = { ...HeadersMdx, a: AnchorMdx, code: CodeOrSourceMdx }

/** Shows pages about widgets as Storybook does, in the colours of the course. */
export function createAboutRenderer(): DocsRenderer {
  const renderer = new StorybooksRenderer()
  return {
    render: (docs, { page: Page, ...parameter }, element) =>
      renderer.render(
        docs,
        { ...parameter, container: Container, page: () => <Page components={components} /> },
        element,
      ),
    unmount: renderer.unmount,
  }
}

function Container({ context, children }: DocsContainerProps & { children: ReactNode }) {
  const theme = themeOf({ theme: useToolbarLook() })
  return (
    <>
      <GlobalStyle />
      <BlocksStyle />
      <DocsContainer context={context} theme={brand(theme)}>
        <main lang="en">{children}</main>
      </DocsContainer>
    </>
  )
}

/** A frame has the ground of its story, and on a phone the width of the page. A table that is wider than a phone scrolls: it would break its names after each letter. */
const BlocksStyle = createGlobalStyle`
  .sbdocs .sbdocs-preview {
    background: ${color.canvas};
  }

  .sbdocs .docblock-argstable {
    display: block;
    overflow-x: auto;
  }

  .docblock-argstable :is(th, td) {
    min-width: 8rem;
  }

  @media (max-width: ${width.phone}) {
    .sbdocs .sbdocs-wrapper {
      padding-inline: ${space.m};
    }

    .sbdocs .docs-story {
      padding-inline: 0;
    }
  }
`
