import { createContext } from 'react'

/** Where the catalogue is, for the links that lead there. */
export interface Catalogue {
  /** Ends in `/`. */
  href: string
  /** The window that shows it, where that is not the link's own. */
  target?: '_top'
}

/** The catalogue as the routed app sees it: beside the built app, or on its own port in development. Another host says otherwise. */
export const CatalogueContext = createContext<Catalogue>({
  href: import.meta.env.DEV ? 'http://localhost:6006/' : `${import.meta.env.BASE_URL}storybook/`,
})
