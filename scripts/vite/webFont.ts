import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The text's font: Inter with all its weights, for Latin script. 48 kB (decision 22). */
const FILE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

const font = readFileSync(FILE)
const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)

/** Where the built app and the built catalogue have it. Frame and stories share it, and need not ask whether it has changed. */
export const FONT_ADDRESS = `assets/inter-${hash}.woff2`

/** The characters of the file. Others come from the system's fonts, and do not fetch it. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The first are nearly everywhere, and as wide as each other. */
const FALLBACKS = ['Arial', 'Liberation Sans', 'Helvetica Neue']

/** In units of the font, of which an em has 2048 (tables `hhea` and `OS/2` of the file). */
const EM = 2048
const ASCENT = 1984
const DESCENT = 494

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * The system's font in Inter's size and height.
 *
 * @param style what a system calls it after its name
 * @param wider how wide Inter's text is beside it: the mean over the letters of English text
 */
const fallback = (style: '' | ' Bold', weights: string, wider: number) =>
  `@font-face{${[
    `font-family:'Inter Fallback';src:${FALLBACKS.map((name) => `local('${name}${style}')`).join(',')}`,
    `font-weight:${weights};size-adjust:${percent(wider)};ascent-override:${percent(ASCENT / EM / wider)}`,
    `descent-override:${percent(DESCENT / EM / wider)};line-gap-override:0%`,
  ].join(';')}}`

// Firefox makes no bold letters of regular ones, and where a browser does, they are narrower than Inter's.
const FALLBACK = fallback('', '100 599', 1.07) + fallback(' Bold', '600 900', 1.02)

function inter(address: string, display: 'swap' | 'optional'): string {
  return `@font-face{font-family:'Inter Variable';font-style:normal;font-weight:100 900;font-display:${display};src:url('${address}') format('woff2');unicode-range:${LATIN}}`
}

/** The faces for a page of the built app, by the way from there to its root. */
export function fontFaces(root: string): string {
  return inter(root + FONT_ADDRESS, 'optional') + FALLBACK
}

export const webFontDir = { from: `../${FILE}`, to: `/${FONT_ADDRESS}` }

const load = `<script>document.fonts.load('1em "Inter Variable"').catch(() => {})</script>`

/** Names the font in the head of the catalogue's pages, and fetches it before there is text. */
export const webFontHead = `<style>${FALLBACK}</style><style data-font>${inter(`./${FONT_ADDRESS}`, 'swap')}</style>${load}`

/**
 * A page of the built catalogue that does not fetch its font by itself: the scripts of its first paint do.
 *
 * @throws Error if the page does not name the font
 */
export function withFontLater(html: string): string {
  if (!html.includes(load)) throw new Error('A page of the catalogue does not name its font.')
  return html.replace(load, '')
}

/** As `withFontLater`, for a page whose text waits for `allowFont` (`src/course/firstPaint`) to be shown in it. */
export function withFontHeldBack(html: string): string {
  return withFontLater(html).replace(/<style data-font(?:="")?/, '<style data-font media="not all"')
}

/** Names the font in the head of the app's pages. Where it comes late, a page keeps the fallback, and the next one has the font: nothing moves. */
export function webFont(): Plugin {
  let address = `/${FILE}`
  return {
    name: 'web-font',
    configResolved({ base, command }) {
      address = base + (command === 'build' ? FONT_ADDRESS : FILE)
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossorigin: '' },
      },
      { tag: 'style', children: inter(address, 'optional') + FALLBACK },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FONT_ADDRESS, source: font })
    },
  }
}
