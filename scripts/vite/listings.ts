import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Plugin } from 'vite'
import { excerptOf, lineWith } from '#course/code/excerptOf.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** A file whose code a page shows. */
export interface Listing {
  /** The block that shows it. */
  block: string
  /** Where it stands, absolute. */
  file: string
  /** What stands above its code. */
  path: string
  region: string | undefined
  lit: readonly string[]
  /** Texts of those of its lines that run at moments of a recorded run. */
  runs: readonly string[]
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Gives the blocks of a page the code of the files that they name. The build fails for what is not there. */
export function listings(): Plugin {
  return {
    name: 'listings',
    transform: {
      // Before Storybook compiles the page.
      order: 'pre',
      filter: { id: /\.mdx$/ },
      handler: (mdx, page) => ({ code: withListings(mdx, page).code, map: null }),
    },
  }
}

/**
 * A page on which `file="./demos/Name.tsx"` of a block, or `file: './demos/Name.tsx'` of one side of a pair, has become the code of that file
 * and the path above it. A file is named from the page, and has its name above its code; or from the project's root, and has all of its path.
 *
 * @param page the page's absolute path
 * @throws Error if there is no such file, or no such excerpt of it
 */
export function withListings(mdx: string, page: string): { code: string; shown: Listing[] } {
  const shown: Listing[] = []
  const names = new Map<string, string>()
  let code = ''
  let done = 0
  for (const element of elementsIn(parser.parse(mdx)))
    for (const named of element.attributes.filter(namesFile)) {
      const [from = 0, to = 0] = [named.position?.start.offset, named.position?.end.offset]
      const attribute = mdx.slice(from, to).replace(FILE, (_, inTag?: string, inObject?: string) => {
        const listing = listingOf(element, inTag ?? inObject ?? '', page, runsBy(named))
        const name = names.get(listing.file) ?? `listing${names.size}`
        names.set(listing.file, name)
        shown.push(listing)
        return inTag === undefined
          ? `path: '${listing.path}', code: ${name}`
          : `path="${listing.path}" code={${name}}`
      })
      code += mdx.slice(done, from) + attribute
      done = to
    }
  const imports = [...names].map(([file, name]) => {
    const specifier = `./${relative(dirname(page), file).replaceAll('\\', '/')}?raw`
    return `import ${name} from '${specifier}'`
  })
  return { code: [code + mdx.slice(done), ...imports].join('\n'), shown }
}

const FILE = /\bfile(?:="([^"]+)"|: '([^']+)')/

function namesFile(attribute: Element['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && ['file', 'wrong', 'right'].includes(attribute.name)
}

function listingOf(element: Element, named: string, page: string, runs: readonly string[]): Listing {
  const isBeside = isBesidePage(named)
  const listing: Listing = {
    block: element.name ?? '',
    file: fileNamed(named, page),
    path: isBeside ? basename(named) : named,
    region: regionOf(element),
    lit: litBy(element),
    runs,
  }
  try {
    if (!existsSync(listing.file)) throw new Error('There is no such file.')
    const code = readFileSync(listing.file, 'utf8')
    if (listing.block === 'Excerpt') excerptOf(code, listing)
    for (const line of runs) lineWith(code, line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${relative(ROOT, page)} shows ${named}: ${reason}`, { cause: error })
  }
  return listing
}

function fileNamed(named: string, page: string): string {
  return resolve(isBesidePage(named) ? dirname(page) : ROOT, named)
}

function isBesidePage(named: string): boolean {
  return named.startsWith('.')
}

function elementsIn(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elementsIn) : []
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...inside] : inside
}

function valueOf({ attributes }: Element, wanted: string) {
  return attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === wanted)?.value
}

function regionOf(element: Element): string | undefined {
  const value = valueOf(element, 'region')
  return typeof value === 'string' ? value : undefined
}

function litBy(element: Element): string[] {
  const value = valueOf(element, 'lit')
  const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || []
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression') return []
  return statement.expression.elements.map((text) => (text?.type === 'Literal' ? String(text.value) : ''))
}

/** The texts of `runs` of a side: each is the second of a pair of texts. */
function runsBy(attribute: Element['attributes'][number]): string[] {
  const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined
  const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || []
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ObjectExpression') return []
  const runs = statement.expression.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'runs',
  )
  if (runs?.type !== 'Property' || runs.value.type !== 'ArrayExpression') return []
  return runs.value.elements.map((pair) => {
    const line = pair?.type === 'ArrayExpression' ? pair.elements[1] : undefined
    return line?.type === 'Literal' ? String(line.value) : ''
  })
}
