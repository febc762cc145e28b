import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** What the built sites are made of. */
const sources = [
  'src',
  'stories',
  '.storybook',
  'public',
  'scripts',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]
const built = ['dist/index.html', 'dist/storybook/index.html']

/**
 * Builds app and catalogue, unless both are there and newer than what they are made of.
 *
 * @throws Error if the build fails
 */
export async function ensureBuild(): Promise<void> {
  const reason = reasonToBuild()
  if (reason === undefined) return
  process.stdout.write(`${reason}: building the app and the catalogue.\n`)
  const build = spawn('npm', ['run', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const code = await new Promise((done) => build.on('close', done))
  if (code !== 0) throw new Error('The build failed: `npm run build` says why.')
}

function reasonToBuild(): string | undefined {
  if (!built.every((file) => existsSync(join(ROOT, file)))) return 'dist/ is not complete'
  const builtAtMs = Math.min(...built.map((file) => statSync(join(ROOT, file)).mtimeMs))
  const isNewer = sources.some((source) => changedAtMs(join(ROOT, source)) > builtAtMs)
  return isNewer ? 'dist/ is older than its sources' : undefined
}

function changedAtMs(path: string): number {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.test\.tsx?$/.test(name),
  )
  return files.reduce((latest, file) => Math.max(latest, statSync(join(path, file)).mtimeMs), mtimeMs)
}
