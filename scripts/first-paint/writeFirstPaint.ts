import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, minify } from 'vite'
import type { Rolldown } from 'vite'
import { drawingFile } from '#course/firstPaint/firstPaint.ts'
import { DOCS_ROOT, SHOWS_ERROR } from '#course/storybook.ts'
import { courseTitle } from '#syllabus/courseWords.ts'
import { FONT_ADDRESS, withFontHeldBack, withFontLater } from '../vite/webFont.ts'
import { drawnFrame, frameStyle } from './drawnFrame.ts'
import { writeReadingEdition } from '../reading/writeReadingEdition.ts'
import { docsPagesInNode } from './pagesInNode.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Draws the pages of the course and the frame around them, has both of the built catalogue's pages show the drawings before its
 * scripts have come (decision 39), and writes the pages that are to be read without a script (decision 38).
 *
 * @param dir the folder of the built catalogue
 */
export async function writeFirstPaint(dir: string): Promise<void> {
  // Built once, the site may be written again.
  if ((await readFile(join(dir, 'index.html'), 'utf8')).includes('id="drawn-frame"')) return
  await mkdir(join(dir, 'drawings'), { recursive: true })
  const pages = await docsPagesInNode()
  for (const { pageId, styles, html } of pages)
    if (pageId.startsWith('course-'))
      await writeFile(join(dir, drawingFile(pageId)), JSON.stringify({ styles, html }))
  await writeReadingEdition(join(dir, '..'), pages)
  await change(join(dir, 'index.html'), (html) => withFrame(html, dir))
  await change(join(dir, 'iframe.html'), withPage)
}

async function change(file: string, how: (html: string) => Promise<string>): Promise<void> {
  await writeFile(file, await how(await readFile(file, 'utf8')))
}

/** The frame's page, whose scripts `managerScripts.ts` loads and runs once the preview has its own. */
async function withFrame(html: string, dir: string): Promise<string> {
  const [element = '', start = ''] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? []
  const scripts = [...start.matchAll(/import '(\.\/[^']+)'/g)].map(([, address = '']) => address)
  if (scripts.length === 0) throw new Error('The frame of the catalogue has no scripts.')
  // Storybook publishes some of them as they are written: minified, they are a third smaller on the line.
  for (const name of scripts)
    await change(join(dir, name), async (code) => (await minify(name, code, { module: true })).code)
  const script = await bundle('frame.ts', { SCRIPTS: JSON.stringify(scripts) })
  const index = await readFile(join(dir, 'index.json'), 'utf8')
  const root = '<div id="root"></div>'
  if (!html.includes(root)) throw new Error(`The frame of the catalogue has no ${root}.`)
  return withFontHeldBack(html)
    .replace(element, '')
    .replace(/<title>.*?<\/title>/, `<title>${courseTitle}</title>`)
    .replaceAll(/\s*<link href="[^"]*" rel="modulepreload" \/>/g, '')
    .replace('</head>', () => `<style>${frameStyle()}</style></head>`)
    .replace(root, () => `${WITHOUT_SCRIPTS}${root}${drawnFrame(index)}<script>${script}</script>`)
}

/** The preview's page, whose text comes before its scripts run. */
async function withPage(html: string): Promise<string> {
  const [element = '', entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? []
  if (entry === undefined) throw new Error('The preview of the catalogue has no script.')
  const [ahead, script] = await Promise.all([
    bundle('ahead.ts'),
    bundle('page.ts', { ENTRY: JSON.stringify(entry) }),
  ])
  const place = `<div id="${DOCS_ROOT}"></div>`
  if (!html.includes(place)) throw new Error(`The preview of the catalogue has no ${place}.`)
  return withFontLater(html)
    .replace(element, `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => `${charset}<script>${ahead}</script>`)
    .replace('</head>', () => `<style>${PAGE_STYLE}</style></head>`)
    .replace(place, () => `${WITHOUT_SCRIPTS}${place}<script>${script}</script>`)
}

/** For who reads without JavaScript: the same lessons, which do not need it. */
const WITHOUT_SCRIPTS = `<noscript><style>:root{color-scheme:light dark}body>:not(noscript){display:none!important}noscript{font:1rem/1.6 system-ui,sans-serif}</style><main style="max-width:36rem;margin:12vh auto;padding:0 1.5rem"><h1>${courseTitle}</h1><p>These pages and their live demos need JavaScript.</p><p><a href="../lessons/" target="_top">Read the lessons without it</a></p></main></noscript>`

/** Shows a drawing while Storybook prepares the page, which would hide it; not in place of an error. */
const PAGE_STYLE = `body{margin:0}[data-begins] main>:nth-child(n+7){display:none}[data-drawn] body:not(${SHOWS_ERROR})>#${DOCS_ROOT}{display:block!important}[data-drawn] body:not(${SHOWS_ERROR})>:not(#${DOCS_ROOT}){display:none!important}[data-drawn] :is(button,input),[data-drawn] [role=region]{cursor:progress}`

/** A script of the room `early`, to stand in a page. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { ...define, FONT_ADDRESS: JSON.stringify(FONT_ADDRESS) },
    build: {
      write: false,
      lib: { entry: `src/course/firstPaint/${entry}`, formats: ['iife'], name: 'early' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  if (output === undefined) throw new Error(`${entry} was not built.`)
  return output.output[0].code.trim()
}
