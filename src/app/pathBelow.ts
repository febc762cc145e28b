/** A path of the site as the router sees it: without the base that the app lives under, and without a last slash. */
export function pathBelow(basename: string | undefined, pathname: string): string {
  const base = (basename ?? '/').replace(/\/$/, '')
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}
