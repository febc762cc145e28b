import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const COMPILER = 'typescript-js'

/**
 * Serves TypeScript as a file of its own while one develops. Only type help needs it: bundled with the other libraries, it would hold up the
 * first page of a machine that has not run the course.
 */
export function compilerAlone(): Plugin {
  return {
    name: 'compiler-alone',
    apply: 'serve',
    config: () => ({ optimizeDeps: { exclude: [COMPILER] } }),
    load: {
      filter: { id: new RegExp(`/node_modules/${COMPILER}/lib/typescript\\.js(?:\\?|$)`) },
      // A script, whose variable is what it exports. Its map is not in the package.
      async handler(id) {
        const code = await readFile(id.replace(/\?.*$/, ''), 'utf8')
        return `${code.replace(/\/\/# sourceMappingURL=\S*\s*$/, '')}\nexport default ts`
      },
    },
  }
}
