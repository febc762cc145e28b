import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'
import type * as Prerender from '../../src/app/prerender.tsx'

const ENTRY = 'src/app/prerender.tsx'
const ROOT = '<div id="root"></div>'

/**
 * Writes HTML for every route, and `404.html` for the rest: the first paint waits for no script, a deep link works on a
 * host that only serves files, and prose reads without JavaScript.
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
      // A build that failed has written nothing, and has its own error to show.
      if (chunks === undefined) return
      const outDir = resolve(config.root, config.build.outDir)
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      const { prerenderedPaths, prerenderPage, UNMATCHED } = await loadPrerender(config)
      for (const path of [...prerenderedPaths, UNMATCHED]) {
        const page = await prerenderPage(path, config.base)
        const file = join(outDir, path === UNMATCHED ? '404.html' : `.${path}/index.html`)
        await mkdir(dirname(file), { recursive: true })
        const links = path === UNMATCHED ? hideIfMatched : preloads(chunks, page.id, template, config.base)
        await writeFile(file, fill(template, path, page, links))
      }
      chunks = undefined
    },
  }
}

/** Builds the app for a server, and imports what renders its pages. */
async function loadPrerender({ root, base, mode, configFile }: ResolvedConfig): Promise<typeof Prerender> {
  // Another folder each time: Node would give a second build in the same process the pages of the first.
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
        // One file, because it is gone again once it has been imported.
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Prerender
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * A host of files sends the page of unmatched addresses for every user and post that was not rendered. Their pages come
 * with the script, and until then nothing should say that they do not exist.
 */
const hideIfMatched =
  "<script>if(/\\/(users|posts)\\/[^/]+\\/?$/.test(location.pathname))document.documentElement.dataset.pageIsComing=''</script>" +
  '<style>[data-page-is-coming] #root{visibility:hidden}</style>'

function fill(
  template: string,
  path: string,
  { html, title, styles }: Awaited<ReturnType<typeof Prerender.prerenderPage>>,
  links: string,
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to fill.`)
  // Functions, because a replacement's text gives `$` a meaning of its own.
  return template
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `${links}${styles}</head>`)
    .replace(ROOT, () => `<div id="root" data-path="${path}">${html}</div>`)
}

/** Links that fetch the code of a page beside that of the app, rather than after it. */
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
