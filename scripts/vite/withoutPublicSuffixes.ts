import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NONE = fileURLToPath(new URL('./noPublicSuffixes.ts', import.meta.url))

/**
 * Keeps the list of public suffixes out of a page. MSW's cookie store depends on it through tough-cookie, and it is two
 * thirds of the mock API's size: 113 of 154 kB gzip. The cookie store itself stays, so that handlers still get cookies;
 * only the check which hosts may share a cookie works without the list.
 *
 * It is an alias, because that also applies to the dev server's dependency bundles.
 */
export function withoutPublicSuffixes(): Plugin {
  return {
    name: 'without-public-suffixes',
    config: () => ({ resolve: { alias: [{ find: /^tldts$/, replacement: NONE }] } }),
  }
}
