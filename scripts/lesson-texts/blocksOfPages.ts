import * as blocks from './blocks.ts'

/** MDX makes each page ask here for its blocks. */
export function useMDXComponents() {
  return blocks
}
