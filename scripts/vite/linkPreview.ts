import { siteUrl } from '../siteUrl.ts'

/** The picture that a link to the course is shown with, and its size in px. */
const PICTURE = { file: 'link-preview.png', width: 1200, height: 630 } as const

interface LinkPreview {
  title: string
  description: string
  /** The path of the folder that holds the picture, with a slash at both ends. */
  base: string
  /** The page's path below the base, without a slash before it. Undefined: the page has no address of its own. */
  path?: string
}

/**
 * The elements that name a page where somebody shares its address (https://ogp.me). Addresses are complete where
 * `SITE_URL` says which host the site is built for. Without it the page has no address to name, and that of the picture
 * is a path.
 *
 * @throws Error if `SITE_URL` is no http(s) address
 */
export function linkPreview({ title, description, base, path }: LinkPreview): string {
  const site = siteUrl()
  const addressOf = (file: string) => (site === undefined ? base + file : new URL(base + file, site).href)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'React Query Course',
    'og:title': title,
    'og:description': description,
    ...(site !== undefined && path !== undefined && { 'og:url': addressOf(path) }),
    'og:image': addressOf(PICTURE.file),
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': 'React Query Course: two arrows around a dot, and the states of a cache.',
  }
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Text that was taken from HTML keeps its entities. */
function escape(text: string | number): string {
  return String(text)
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}
