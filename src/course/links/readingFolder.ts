/** The folder of a docs page in the reading edition, below `lessons/` of the site: of a lesson, its slug (decision 38). */
export function readingFolder(pageId: string): string {
  return pageId.replace(/^(?:course|components(?:-ui)?)-/, '').replace(/--.*$/, '')
}
