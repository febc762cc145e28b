import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { writePolicy } from '../../scripts/site/writePolicy.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import type { StaticServer } from '../../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = resolve(ROOT, 'node_modules/.cache/trust/sub')
const BASE = '/some/sub/path/'

/** Serves the app below a path of its host. Builds it first if it is older than the app at the root. */
export async function startSubSite(): Promise<StaticServer> {
  if (builtAtMs(FOLDER) < builtAtMs(resolve(ROOT, 'dist'))) {
    const before = process.env['BASE_PATH']
    process.env['BASE_PATH'] = BASE
    await build({ root: ROOT, logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true } })
    if (before === undefined) delete process.env['BASE_PATH']
    else process.env['BASE_PATH'] = before
    await writePolicy({ dir: FOLDER, base: BASE, hosts: { api: [], pictures: [] } })
  }
  return startStaticServer({ dir: FOLDER, port: 0, base: BASE })
}

function builtAtMs(folder: string): number {
  const page = resolve(folder, 'index.html')
  return existsSync(page) ? statSync(page).mtimeMs : 0
}
