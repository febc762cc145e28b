/** The path of an address as the router sees it: without the app's base, a trailing slash, or `index.html`. */
export function stripBasename(basename: string | undefined, pathname: string): string {
  const base = (basename ?? '/').replace(/\/$/, '')
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return path.replace(/\/(index\.html)?$/, '').replace(/\/+$/, '') || '/'
}
