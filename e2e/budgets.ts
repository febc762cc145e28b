/**
 * What each part of a lesson may weigh, in kB (1000 bytes, gzip), in the order in which a reader needs it. `site.spec.ts` weighs Basic Query
 * and its first exercise.
 */
export const budgets = {
  /** The pages of the frame and the preview, and the drawing. */
  text: 43,
  /** The scripts of the preview that a first demo waits for, and those of all other demos and predictions. */
  demos: 830,
  font: 50,
  /** The scripts of Storybook's frame: sidebar and search. */
  frame: 860,
  lab: 45,
  /** Without what a lesson has already loaded, and without type help, whose button says what it weighs. */
  editor: 190,
}
