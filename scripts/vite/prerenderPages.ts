import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import type * as Prerender from '../../src/app/prerender.tsx'
import { linkPreview } from './linkPreview.ts'
import { pageToCome } from './pageToCome.ts'

const ENTRY = 'src/app/prerender.tsx'
const ROOT = '<div id="root"></div>'

/**
 * Writes HTML for every route without parameters and for the examples, and `404.html` for all other addresses
 * (decision 12).
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  let chunks: Rollup.OutputBundle | undefined
  return {
    name: 'prerender-pages',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_options, bundle) {
      chunks = bundle
    },
    async closeBundle() {
      // A failed build has written nothing, and shows its own error.
      if (chunks === undefined) return
      const outDir = resolve(config.root, config.build.outDir)
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      const { prerenderedPaths, prerenderPage, UNMATCHED } = await loadPrerender(config)
      for (const path of [...prerenderedPaths, UNMATCHED]) {
        const page = await prerenderPage(path, config.base)
        const file = join(outDir, path === UNMATCHED ? '404.html' : `.${path}/index.html`)
        await mkdir(dirname(file), { recursive: true })
        const links =
          path === UNMATCHED ? pageToCome(config.base) : preloads(chunks, page.id, template, config.base)
        const preview = linkPreview({
          title: page.title.replaceAll(/<.*?>/g, ''),
          description: page.description ?? descriptionOf(template),
          base: config.base,
          ...(path !== UNMATCHED && { path: path.slice(1) }),
        })
        const text = path === UNMATCHED ? '' : textLink(chunks, `lessons${path}.md`, config.base)
        await writeFile(file, fill(template, path, page, preview + text + links))
      }
      chunks = undefined
    },
  }
}

/** Builds the app for Node, and imports the renderer of its pages. */
async function loadPrerender({ root, base, mode, configFile }: ResolvedConfig): Promise<typeof Prerender> {
  // A new folder each time, because Node caches the module for a second build in the same process.
  const outDir = resolve(root, 'node_modules/.cache/prerender', randomUUID())
  try {
    await build({
      root,
      base,
      mode,
      configFile: configFile ?? false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file, because the folder is removed right after the import.
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Prerender
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

function fill(
  template: string,
  path: string,
  { html, title, styles }: Awaited<ReturnType<typeof Prerender.prerenderPage>>,
  links: string,
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to fill.`)
  // Functions, because `$` has a special meaning in a replacement text.
  return template
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `${links}${styles}</head>`)
    .replace(ROOT, () => `<div id="root" data-path="${path}">${html}</div>`)
}

/** What the template says about the whole course. */
function descriptionOf(template: string): string {
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(template)?.[1]
  if (description === undefined) throw new Error('index.html has no description.')
  return description
}

/** A link to a lesson's page as Markdown; nothing for pages that are no lesson. */
function textLink(files: Rollup.OutputBundle, file: string, base: string): string {
  return file in files ? `<link rel="alternate" type="text/markdown" href="${base}${file}">` : ''
}

/** Links that preload the code of a page in parallel with that of the app. */
function preloads(
  chunks: Rollup.OutputBundle,
  id: string | undefined,
  template: string,
  base: string,
): string {
  const files = new Set<string>()
  const pageChunk = Object.values(chunks).find(
    (chunk) => chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.name === id,
  )
  collect(pageChunk)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
    .join('')

  function collect(chunk: Rollup.OutputBundle[string] | undefined): void {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.imports) collect(chunks[file])
  }
}
