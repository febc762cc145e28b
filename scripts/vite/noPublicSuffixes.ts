/**
 * Stands in for `tldts`, of which tough-cookie uses this one function: every host is a site of its own. The list
 * protects against cookies for all of `.com`; the mock API has one host and sets none.
 */
export function getDomain(hostname: string): string {
  return hostname
}
