/** One "Load more", measured inside the page. */
export interface Sample {
  /** From the click until the new count is painted. */
  ms: number
  /** Elements in the document after it. */
  nodes: number
}
