/**
 * Replaces `tldts`, of which tough-cookie uses this one function: every host counts as a site of its own. The real list
 * protects against cookies for all of `.com`; the mock API has one host and sets none.
 */
export function getDomain(hostname: string): string {
  return hostname
}
