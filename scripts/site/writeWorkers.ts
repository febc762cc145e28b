import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import type { KeptSite } from '#offline/keptSite.ts'
import { HEADERS_FILE } from '../headersFile.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const WORKER = 'offlineWorker.js'
const CATALOGUE = 'storybook/'

/** What no visit needs: texts for machines, and pictures for links. */
const isForOthers = (name: string) => /\.(md|txt|map)$|^link-preview\.png$/.test(name)

/**
 * Writes the workers that app and catalogue register, which answer without a network (decision 28). All other files must be complete.
 *
 * @param dir the folder of the built app, with the built catalogue in `storybook`
 */
export async function writeWorkers(dir: string): Promise<void> {
  const offline = await bundle()
  const write = async (folder: string, site: KeptSite) =>
    writeFile(join(folder, WORKER), `${offline}offline.serveOffline(${JSON.stringify(site)})\n`)

  const app = await filesIn(dir, (name) => !name.startsWith(CATALOGUE))
  await write(dir, { ...app, always: app.files.filter((name) => !isForOthers(name)), others: [CATALOGUE] })
  if (!existsSync(join(dir, CATALOGUE))) return
  const catalogue = await filesIn(join(dir, CATALOGUE), () => true)
  const always = ['index.html', 'iframe.html', 'index.json']
  await write(join(dir, CATALOGUE), { ...catalogue, always, others: [] })
}

async function filesIn(
  dir: string,
  isOurs: (name: string) => boolean,
): Promise<Pick<KeptSite, 'version' | 'files'>> {
  const names = (await readdir(dir, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const files: string[] = []
  const hash = createHash('sha256')
  for (const name of names.toSorted()) {
    if (!isOurs(name) || name === WORKER || name === HEADERS_FILE) continue
    const file = join(dir, name)
    if (!(await stat(file)).isFile()) continue
    files.push(name)
    hash.update(name).update(await readFile(file))
  }
  return { version: hash.digest('base64url').slice(0, 10), files }
}

/** The worker as one classic script, which leaves the name `offline` and no other. */
async function bundle(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'src/offline/worker.ts', formats: ['iife'], name: 'offline' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  if (output === undefined) throw new Error('The worker was not built.')
  return output.output[0].code
}
