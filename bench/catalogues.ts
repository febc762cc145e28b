import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { writeFirstPaint } from '../scripts/first-paint/writeFirstPaint.ts'
import { startStaticServer } from '../scripts/staticServer.ts'
import type { StaticServer } from '../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '..')

const BUILT = resolve(ROOT, 'node_modules/.cache/bench/lesson')

/** Builds the catalogue, and a bare one with the same Storybook, one docs page and one story. */
export async function buildCatalogues(): Promise<void> {
  await buildCatalogue('ours', '.storybook')
  await writeFirstPaint(resolve(BUILT, 'ours'))
  await buildCatalogue('bare', 'bench/read/bare')
}

/** Serves both as they were built last. */
export async function serveCatalogues(): Promise<Record<'ours' | 'bare', StaticServer>> {
  const [ours, bare] = await Promise.all([serve('ours'), serve('bare')])
  return { ours, bare }
}

function serve(name: string): Promise<StaticServer> {
  return startStaticServer({ dir: resolve(BUILT, name), port: 0 })
}

async function buildCatalogue(name: string, configDir: string): Promise<void> {
  const dir = resolve(BUILT, name)
  const storybook = resolve(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['--config-dir', configDir, '--output-dir', dir, '--disable-telemetry', '--quiet']
  await promisify(execFile)(process.execPath, [storybook, 'build', ...options], { cwd: ROOT })
}
