import { createActionRecorder } from './actionRecorder.ts'
import type { ActionRecorder } from './actionRecorder.ts'
import { findExtension } from './devtoolsExtension.ts'

/**
 * What writes down the actions of this page, from its beginning, whether or not a lab is open. Undefined where somebody
 * has the Redux DevTools themselves, and on a server.
 *
 * Stores look for the extension when they are made, so a page imports this module before any of them.
 */
export const pageRecorder = install()

function install(): ActionRecorder | undefined {
  if (typeof window === 'undefined' || findExtension() !== undefined) return undefined
  const recorder = createActionRecorder()
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: recorder })
  return recorder
}
