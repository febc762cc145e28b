import { size, space } from '#ui/tokens.ts'

/** How high the header of a page is: one row, and its line. */
export const HEADER_HEIGHT = `calc(${size.touch} + 2 * ${space.xs} + 1px)`
