import type { Plugin } from 'vite'

const NAME = 'virtual:exercise-declarations'

/** Makes what the answers of the exercises may import a module: the text that type help reads. */
export function exerciseDeclarations(): Plugin {
  return {
    name: 'exercise-declarations',
    resolveId: (id) => (id === NAME ? id : undefined),
    async load(id) {
      if (id !== NAME) return undefined
      // The compiler is a large module, which most starts of the server do not need.
      const { collectDeclarations } = await import('./collectDeclarations.ts')
      return `export default ${JSON.stringify(JSON.stringify(collectDeclarations()))}`
    },
  }
}
