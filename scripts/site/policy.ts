import { createHash } from 'node:crypto'

/** Hosts beside the site's own that its pages may ask, as origins. */
export interface OtherHosts {
  /** Hosts of APIs. */
  api: readonly string[]
  /** Hosts of pictures. */
  pictures: readonly string[]
}

interface Pages extends OtherHosts {
  /** Hashes of the inline scripts that may run. */
  scripts: readonly string[]
  /** Whether modules may come from blobs, as the answers of exercises do (decision 25). */
  blobs: boolean
}

/**
 * A Content-Security-Policy: what is not said is not allowed. There is no `eval`, and no inline script but those whose hashes are
 * given (decision 27).
 */
export function policyOf({ scripts, blobs, api, pictures }: Pages): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(blobs ? ['blob:'] : []), ...scripts],
    // Style sheets are written while pages run, by styled-components, by Storybook and by the query devtools.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** The hashes of a page's inline scripts, as sources of a policy. */
export function inlineScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)
  return [...inline].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * Puts a policy into a page, before all that it rules. The charset comes before it: a browser looks for it in the first 1024 bytes
 * only. A policy that is there already is replaced.
 *
 * @throws Error if the page has no head
 */
export function withPolicy(html: string, policy: string): string {
  const rest = html
    .replace(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/\s*<meta charset=[^>]*>/i, '')
  if (!/<head>/i.test(rest)) throw new Error('A page has no <head> to put its policy into.')
  const first = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`
  return rest.replace(/<head>/i, (head) => `${head}${first}`)
}
