/** Whether parameters are those of the page around the small browser: `window.location` has them, and the router has not. */
export function areOfThePageAround(params: URLSearchParams): boolean {
  return [...new URLSearchParams(location.search).keys()].some((name) => params.has(name))
}

/** What to say then. */
export const ASK_THE_ROUTER =
  'These are parameters of the page around the small browser, which `window.location` has. The address in the small browser is the router’s: read it with `useSearchParams` or `useLocation`.'
