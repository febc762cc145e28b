/**
 * Hosts of files put a slash behind a folder's name. The router's links have none, and neither should a copied address.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param path the page's path below it
 */
export function stripTrailingSlash(appUrl: string, path: string): void {
  const address = path === '/' ? appUrl : `${appUrl.replace(/\/$/, '')}${path}`
  if (location.pathname === address) return
  history.replaceState(history.state, '', location.origin + address + location.search + location.hash)
}
