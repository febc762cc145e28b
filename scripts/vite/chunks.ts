import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const MAIN = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

/** Of TanStack Query, what its client is made of; hooks and observers come with the pages that use them. */
const ofQueryClient =
  'environmentManager|focusManager|infiniteQueryBehavior|mutation|mutationCache|notifyManager|onlineManager|query|queryCache|queryClient|removable|retryer|subscribable|timeoutManager|utils'

/**
 * The libraries that every page needs, in a chunk of their own: a new version of the course's code does not change it. One chunk is
 * smaller than several, because each is compressed by itself.
 */
export const libraries = {
  name: 'libraries',
  test: new RegExp(
    `node_modules/(?:(?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|valibot|zustand)/|@tanstack/query-core/build/modern/(?:${ofQueryClient})\\.js|@tanstack/react-query/build/modern/QueryClientProvider\\.js)`,
  ),
}

/**
 * The course's code that every page needs, in one chunk, too. It would be several otherwise, one for each set of pages that need a part
 * of it.
 */
export const start = {
  name: (id: string, modules: Modules) => (importedByMain(modules).has(id) ? 'start' : null),
}

const known = new WeakMap<Modules, ReadonlySet<string>>()

/** The course's modules that its entry imports, directly or not. Those that it loads on demand are not among them. */
function importedByMain(modules: Modules): ReadonlySet<string> {
  const before = known.get(modules)
  if (before) return before
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id) || id.includes('node_modules')) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(MAIN)
  known.set(modules, found)
  return found
}
