/**
 * A path of the site as the router sees it: without the base that the app lives under, without a last slash, and
 * without the name of the file that a host of files would send.
 */
export function stripBasename(basename: string | undefined, pathname: string): string {
  const base = (basename ?? '/').replace(/\/$/, '')
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return path.replace(/\/(index\.html)?$/, '').replace(/\/+$/, '') || '/'
}
