import type { Plugin } from 'vite'

const APART = '?apart'

/**
 * Builds a module that is imported as `name?apart` once more, for this import alone. Otherwise a module comes as a whole to all who need a
 * part of it.
 */
export function apart(): Plugin {
  return {
    name: 'apart',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(APART)) return undefined
      const found = await this.resolve(source.slice(0, -APART.length), importer)
      // The development server has one copy, which is there already.
      return found === null || this.environment.mode === 'dev' ? found : { ...found, id: found.id + APART }
    },
  }
}
