import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { createContext, useContext } from 'react'

/** What Storybook tells the blocks of a docs page: its stories, and how to show them. */
export type Docs = DocsContextProps

const Context = createContext<Docs | undefined>(undefined)

export const DocsProvider = Context.Provider

/** @throws Error outside a docs page */
export function useDocs(): Docs {
  const docs = useContext(Context)
  if (docs === undefined) throw new Error('A block stands on a docs page.')
  return docs
}
