import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser, isRootOnLinux } from './browser.ts'

const PLAYWRIGHT_LIMIT_MS = 5 * 60_000
const APT_LIMIT_MS = 10 * 60_000
const APT_PACKAGES = ['chromium', 'fonts-liberation']

const noise: string[] = []

try {
  console.log(`Browser: ${ensureBrowser()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** The path of a browser: found, else installed. Throws an Error with a message for people. */
function ensureBrowser(): string {
  const found = findBrowser() ?? fromPlaywright() ?? fromApt()
  if (found) return found
  if (noise.length > 0) console.error(readable(noise.join('\n')))
  throw new Error(
    `No browser to test in: install Google Chrome or Chromium (or run \`npx playwright install --with-deps chromium\`), ` +
      `or set CHROMIUM_PATH to the program file of one you have.`,
  )
}

function fromPlaywright(): string | undefined {
  console.log('No browser found. Installing Chromium through Playwright; this can take a few minutes.')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'], PLAYWRIGHT_LIMIT_MS)
  const path = findBrowser()
  return path && starts(path) ? path : undefined
}

function fromApt(): string | undefined {
  if (!isRootOnLinux() || !run('apt-get', ['--version'], 30_000)) return undefined
  console.log(`Installing Debian's ${APT_PACKAGES.join(' and ')} with apt-get instead; this takes a minute.`)
  // A source that does not answer may not matter, so only the second command decides.
  run('apt-get', ['update'], APT_LIMIT_MS)
  run('apt-get', ['install', '-y', '--no-install-recommends', ...APT_PACKAGES], APT_LIMIT_MS)
  return findBrowser()
}

/** A bare Linux lacks libraries that Playwright's Chromium needs; apt-get installs them with its own. */
function starts(path: string): boolean {
  return process.platform !== 'linux' || run(path, ['--version'], 30_000)
}

/** Runs a command quietly, and returns whether it succeeded. Its output is kept in case every attempt fails. */
function run(command: string, args: string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync(command, args, {
    env,
    timeout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Infinity,
  })
  if (result.status === 0) return true
  const printed = [result.stdout, result.stderr, result.error?.message].filter(Boolean).join('\n')
  noise.push(`$ ${[command, ...args].join(' ')}\n${printed}`)
  return false
}

/** The output of installers without repeated lines and stack traces. */
function readable(output: string): string {
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return [...new Set(lines)].join('\n')
}
