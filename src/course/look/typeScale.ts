import { font } from '#ui/tokens.ts'

/** Widths of a docs page's parts, all on one left axis. Lines of text are shorter than demos and code. */
export const docsWidth = { text: '40rem', demo: '56rem', contents: '11rem' } as const

/** On phones: what stands beside the text, and beside what is in a demo. It leaves larger text its room, so it does not grow with it. */
export const PHONE_INSET = '16px'

/** Sizes and line heights. */
const scale = {
  body: '1.0625rem/1.65',
  goal: '1.25rem/1.5',
  heading1: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.5rem)/1.1',
  heading2: '1.625rem/1.25',
  heading3: '1.1875rem/1.35',
  caption: '0.875rem/1.5',
} as const

/** From this width of the page on, its contents stand beside its text. A window of 1280 px has it, beside Storybook's sidebar. */
export const CONTENTS_FROM = '960px'

/** From this width of the page on, code, stage and lab of an exercise have room beside each other. */
export const THREE_FROM = '1152px'

/** The declarations of one step of the docs pages' type scale. */
export function docsType(step: keyof typeof scale): string {
  const [fontSize, lineHeight] = scale[step].split('/')
  return `font-family: ${font.body}; font-size: ${fontSize}; line-height: ${lineHeight};`
}
