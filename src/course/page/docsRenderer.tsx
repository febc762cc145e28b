import type { DocsTypes } from '@storybook/addon-docs'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { styled } from 'styled-components'
import { definePreviewAddon } from '#course/storybook.ts'
import { pageId } from '#course/links/links.ts'
import { isAboutPage } from '#course/links/pageIds.ts'
import type { Docs } from '#course/demo/docsContext.ts'
import { Alert } from '#ui/Alert.tsx'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { space } from '#ui/tokens.ts'
import { DocsContainer } from './DocsContainer.tsx'
import { keepScrollPosition } from './readersPlace.ts'
import { PageInParts } from './PageInParts.tsx'
import type { MdxPage } from './PageInParts.tsx'

export interface DocsParameter {
  page: MdxPage
}

/** What Storybook shows a docs page with. */
export interface DocsRenderer {
  /** Fulfilled when the page is there. */
  render(docs: Docs, parameter: DocsParameter, element: HTMLElement): Promise<void>
  unmount(element: HTMLElement): void
}

const roots = new Map<HTMLElement, Root>()

/**
 * Shows MDX pages with the course's own blocks. Storybook's renderer, its container and its blocks come as one, and bring what they need for
 * tables of an API and for changing arguments (decision 23): they come with the first page about widgets, which uses them.
 */
export function addonDocs() {
  const renderer = byPage(createDocsRenderer(), () =>
    import('./aboutPages.tsx').then(({ createAboutRenderer }) => createAboutRenderer()),
  )
  return definePreviewAddon<DocsTypes>({ parameters: { docs: { renderer: () => renderer } } })
}

/** Each page has its renderer. Storybook does not ask a renderer to leave when a page follows another one. */
function byPage(ofCourse: DocsRenderer, loadOther: () => Promise<DocsRenderer>): DocsRenderer {
  let other: Promise<DocsRenderer> | undefined
  let current: DocsRenderer | undefined
  return {
    async render(docs, parameter, element) {
      const next = isAboutPage(pageId(location.search)) ? await (other ??= loadOther()) : ofCourse
      if (current !== next) current?.unmount(element)
      current = next
      await next.render(docs, parameter, element)
    },
    unmount(element) {
      current?.unmount(element)
      current = undefined
    },
  }
}

/** Renders MDX pages of the course. */
export function createDocsRenderer(): DocsRenderer {
  return {
    render: (docs, { page }, element) =>
      new Promise((resolve, reject) => {
        // What is published has no files that change.
        if (import.meta.env.DEV) keepScrollPosition(element, pageId(location.search))
        // Storybook renders a page again when something in the toolbar changes and, in development, when one of its files does. What a
        // learner has written, and where they are, stays in both cases.
        const id = pageId(location.search)
        const drawn = window.earlyPage
        const isDrawn = drawn?.pageId === id
        const onRendered = () => {
          window.earlyPage?.handOver()
          resolve()
        }
        renderIn(
          element,
          // Until the page is there, Storybook shows what it throws.
          <ErrorBoundary key={id} onError={reject} FallbackComponent={PageBroke}>
            <DocsContainer docs={docs} onRendered={onRendered}>
              <PageInParts page={page} isDrawn={isDrawn} onFirstDemo={drawn?.demoIsThere} />
            </DocsContainer>
          </ErrorBoundary>,
          isDrawn,
        )
      }),
    unmount(element) {
      roots.get(element)?.unmount()
      roots.delete(element)
    },
  }
}

/** Renders a page. Where it is drawn already, React takes over the elements of the drawing. */
function renderIn(element: HTMLElement, page: ReactNode, isDrawn: boolean): void {
  const root = roots.get(element)
  if (root === undefined && isDrawn) {
    roots.set(element, hydrateRoot(element, page))
    return
  }
  const newRoot = root ?? createRoot(element)
  roots.set(element, newRoot)
  newRoot.render(page)
}

/** What stands in the place of a page that has thrown. */
function PageBroke() {
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
