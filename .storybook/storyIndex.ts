import { buildIndex } from 'storybook/internal/core-server'

/** Storybook's own index of the catalogue's stories and docs pages. */
export const storyIndex = () => buildIndex({ configDir: import.meta.dirname })
