import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { launchOptions } from '../../scripts/browser.ts'

/** Not a dependency, because its 200 packages are more than a third of the size of all others together. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** The element or the file that an item of an audit points to. */
const Item = v.object({
  node: v.optional(v.object({ snippet: v.string() })),
  url: v.optional(v.string()),
})

const Audit = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    score: v.nullable(v.number()),
    explanation: v.optional(v.string()),
    displayValue: v.optional(v.string()),
    details: v.optional(v.object({ items: v.optional(v.unknown()) })),
  }),
  v.transform(({ details, ...audit }) => ({ ...audit, where: placesOf(details?.items) })),
)

const ReportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(v.string(), Audit),
})

export type Report = v.InferOutput<typeof ReportSchema>

/**
 * Runs Lighthouse on a page, as on a phone.
 *
 * @throws Error if Lighthouse cannot be downloaded, or cannot load the page
 */
export async function inspect(url: string): Promise<Report> {
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error('Start this as `npm run bench:lighthouse`.')
  const { executablePath, args } = launchOptions()
  const dir = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const report = join(dir, 'report.json')
  try {
    const command = [npm, 'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse']
    const output = ['--quiet', '--output=json', `--output-path=${report}`, '--no-enable-error-reporting']
    const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`
    await promisify(execFile)(process.execPath, [...command, url, ...output, flags], {
      env: { ...process.env, ...(executablePath === undefined ? {} : { CHROME_PATH: executablePath }) },
    })
    return v.parse(ReportSchema, JSON.parse(await readFile(report, 'utf8')))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The first few places that an audit points to. */
function placesOf(items: unknown): string[] {
  if (!Array.isArray(items)) return []
  const places = items.flatMap((item) => {
    const { success, output } = v.safeParse(Item, item)
    return success ? (output.node?.snippet ?? output.url ?? []) : []
  })
  return places.slice(0, 5)
}
