/** The text's font: Inter with all its weights, for Latin script. 48 kB (decision 22). */
const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Where the built catalogue has it. Frame and stories share it. */
const ADDRESS = 'fonts/inter.woff2'

/** The characters of the file. Others come from the system's fonts, and do not fetch it. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

export const webFontDir = { from: `../node_modules/${FILE}`, to: `/${ADDRESS}` }

/** Names the font in the head of a page, and fetches it before there is text. */
export const webFontHead =
  "<style>@font-face{font-family:'Inter Variable';font-style:normal;font-weight:100 900;font-display:swap;" +
  `src:url('./${ADDRESS}') format('woff2');unicode-range:${LATIN}}</style>` +
  `<script>document.fonts.load('1em "Inter Variable"').catch(() => {})</script>`
