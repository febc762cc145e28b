import { createActionRecorder } from './actionRecorder.ts'
import type { ActionRecorder } from './actionRecorder.ts'
import { findExtension } from './devtoolsExtension.ts'

/**
 * Records the actions of this page from the start, whether or not a lab is open. Undefined if the reader has Redux
 * DevTools, and on a server.
 *
 * Stores look for the extension when they are created, so a page imports this module before any store.
 */
export const pageRecorder = install()

function install(): ActionRecorder | undefined {
  if (typeof window === 'undefined' || findExtension() !== undefined) return undefined
  const recorder = createActionRecorder()
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: recorder })
  return recorder
}
