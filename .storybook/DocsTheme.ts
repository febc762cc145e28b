import { createContext } from 'react'
import type { ThemeName } from '#ui/palettes.ts'

/** The theme of the docs page around a block. */
export const DocsTheme = createContext<ThemeName>('light')
