import { GLOBALS_UPDATED, NAVIGATE_URL, PRELOAD_ENTRIES, STORY_MISSING } from 'storybook/internal/core-events'
import type { World } from '#mocks/world.ts'

// Everything of Storybook that has no public entry, or that is known by a string alone, is named here, but for what Storybook's own frame
// needs as well: its builder keeps all that a script imports, so that is in `firstPaint/keptSidebar.ts`. `storybook.test.ts` says what breaks when
// one of them is gone.
export { definePreviewAddon, storyNameFromExport, toId } from 'storybook/internal/csf'
export { instrument } from 'storybook/internal/instrumenter'
// Storybook's builder makes a variable of an import, and cannot make one of an export. A script that needs one name leaves the others out only
// where each is imported by itself.
export { GLOBALS_UPDATED, NAVIGATE_URL, PRELOAD_ENTRIES, STORY_MISSING }

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The world of the story that is playing. */
    world: World
    /** Ends the play when it is aborted. */
    ending: AbortController
  }
}

/** The id of the element that holds a docs page. */
export const DOCS_ROOT = 'storybook-docs'
/** The id of the element that holds a story. */
export const STORY_ROOT = 'storybook-root'
/** The id of the preview's frame, and its title. */
export const PREVIEW_FRAME = 'storybook-preview-iframe'
/** What holds the text about a page that could not be shown, and what the body has while it is shown. */
export const ERROR_DISPLAY = '.sb-errordisplay'
export const SHOWS_ERROR = '.sb-show-errordisplay'
/** The id of that text, and how it begins where no page and no story has an id. */
export const ERROR_TEXT = 'error-message'
export const UNKNOWN_PAGE = "Couldn't find story matching"
/**
 * What an address says for a story whose calls are not to be recorded. Storybook keeps them for a panel that a frame does not have, in the
 * window around the story's: a page would hold the whole document of each frame that it has ever shown.
 */
export const NOT_RECORDED = 'instrument=false'
