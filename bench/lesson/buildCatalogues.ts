import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { startStaticServer } from '../../scripts/staticServer.ts'
import type { StaticServer } from '../../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILT = resolve(ROOT, 'node_modules/.cache/bench/lesson')

interface Catalogues {
  ours: StaticServer
  bare: StaticServer
}

/** Builds the course's catalogue and the bare one with the same Storybook, and serves both compressed. */
export async function buildCatalogues(): Promise<Catalogues> {
  return {
    ours: await build('ours', '.storybook'),
    bare: await build('bare', 'bench/lesson/bare'),
  }
}

async function build(name: string, configDir: string): Promise<StaticServer> {
  const dir = resolve(BUILT, name)
  const storybook = resolve(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['--config-dir', configDir, '--output-dir', dir, '--disable-telemetry', '--quiet']
  await promisify(execFile)(process.execPath, [storybook, 'build', ...options], { cwd: ROOT })
  return startStaticServer({ dir, port: 0 })
}
