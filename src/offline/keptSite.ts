/** What of a built site is kept on the device. The build writes it, the worker reads it. Paths are below the worker's scope. */
export interface KeptSite {
  /** Another one for every build. */
  version: string
  /** The digest of each file. */
  files: Record<string, string>
  /** What is kept whatever is opened. */
  always: readonly string[]
  /** Folders that have a worker of their own, each with a slash at its end. */
  others: readonly string[]
}

/** Asks the worker to keep what the page has loaded. */
export interface KeepMessage {
  type: 'keep-for-offline'
  urls: readonly string[]
}

/**
 * A digest by which a file of one build is told from that of another, and from a page that a network's login answers with: 60 bits of
 * SHA-256.
 */
export async function digestOf(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...bytes)).slice(0, 10)
}

/** The path below a scope that an address names, as it stands there; undefined for addresses elsewhere. */
export function pathBelow(scope: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address, scope)
  const below = new URL(scope)
  const isBelow = origin === below.origin && pathname.startsWith(below.pathname)
  return isBelow ? pathname.slice(below.pathname.length) : undefined
}

/** Whether a file's name changes with what it holds: Vite's do. */
export const isImmutable = (path: string): boolean => path.startsWith('assets/')

/** The page that a host sends for a path: a file, the page of a folder, or the page for all else. */
export function pageFor({ files, others }: KeptSite, path: string): string | undefined {
  if (others.some((folder) => `${path}/`.startsWith(folder))) return undefined
  const below = path.replace(/\/$/, '')
  const candidates = [path, below === '' ? 'index.html' : `${below}/index.html`, '404.html']
  return candidates.find((name) => name.endsWith('.html') && Object.hasOwn(files, name))
}

/**
 * The files of this build that replace those of an earlier one: those with the same name but for its hash. So a page that was kept
 * stays kept after an update.
 */
export function successorsOf(earlier: readonly string[], { files }: KeptSite): string[] {
  const stems = new Set(earlier.map(stemOf))
  return Object.keys(files).filter((name) => stems.has(stemOf(name)))
}

/** A name without Vite's hash of 8 characters. */
function stemOf(name: string): string {
  return name.replace(/-[\w-]{8}(?=(?:\.\w+)+$)/, '')
}
