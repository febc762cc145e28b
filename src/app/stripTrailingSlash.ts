/**
 * Removes the trailing slash that static hosts add to a folder's name, so that a copied address equals the app's
 * links.
 *
 * @param appUrl path under which the app is served, ending in `/`
 * @param path the page's path below it
 */
export function stripTrailingSlash(appUrl: string, path: string): void {
  const address = path === '/' ? appUrl : `${appUrl.replace(/\/$/, '')}${path}`
  if (location.pathname === address) return
  history.replaceState(history.state, '', location.origin + address + location.search + location.hash)
}
