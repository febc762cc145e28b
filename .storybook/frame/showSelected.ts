import { DOCS_RENDERED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { SIDEBAR_LIST } from '#course/firstPaint/keptSidebar.ts'

/** Keeps the page that is open in the sidebar's view. By itself Storybook scrolls down to it, and never up. */
export function showSelected(api: API): void {
  api.on(DOCS_RENDERED, () => {
    document.querySelector(`#${SIDEBAR_LIST} [data-selected=true]`)?.scrollIntoView({ block: 'nearest' })
  })
}
