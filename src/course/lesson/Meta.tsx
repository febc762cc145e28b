export interface MetaProps {
  /** Where the page stands in the sidebar, for a page of its own. */
  title?: string
  name?: string
  /** The stories that the page belongs to, as `import * as stories` gives them. */
  of?: object
}

/**
 * Says to Storybook's index where a page stands. The index reads it from the page's text, so that there is nothing left to do when the
 * page is shown. Storybook's own comes with all of its blocks (decision 23).
 */
export function Meta(_props: MetaProps) {
  return null
}
