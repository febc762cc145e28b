import { createContext } from 'react'
import type { LookGlobals } from './lookChoice.ts'

/** The theme that the toolbar names for the docs page around a block: a frame in the page follows the system by itself. */
export const ThemeContext = createContext<LookGlobals['theme']>('system')
