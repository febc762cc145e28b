import { patterns } from '../../src/config/paths.ts'

/**
 * What `404.html` has in its head. A static host sends that file for every user and post that was not prerendered. The app's script
 * renders their pages; until then the page is hidden, so that it does not say that they do not exist. Where a script fails there is
 * nothing to wait for, and the page is shown as it is.
 *
 * @param base the path under which the app is served, ending in `/`
 */
export function pageToCome(base: string): string {
  return `<script>${hidingScript(base)}</script><style>[data-page-is-coming] #root{visibility:hidden}</style>`
}

/** Hides the page where a route with a parameter matches its address, as the router does. */
export function hidingScript(base: string): string {
  const paths = Object.values(patterns).map((pattern) =>
    pattern.slice(1).replaceAll('/', '\\/').replaceAll(/:\w+/g, '[^/]+'),
  )
  return `{
    const [base, { pathname }] = [${JSON.stringify(base)}, location]
    if (pathname.startsWith(base) && /^(${paths.join('|')})\\/*$/i.test(pathname.slice(base.length))) {
      const { dataset } = document.documentElement
      const show = () => void delete dataset.pageIsComing
      dataset.pageIsComing = ''
      // Only in the capture phase does the window hear of a script that does not come.
      addEventListener('error', show, true)
      addEventListener('unhandledrejection', show)
    }
  }`
}
