import { spawnSync } from 'node:child_process'
import { isRootOnLinux } from './browser.ts'

const APT = 'apt-get'
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** Whether packages of Debian can be installed without asking anybody. */
export function hasApt(): boolean {
  return isRootOnLinux() && apt(['--version'], 30_000)
}

/**
 * Installs packages of Debian, if they have come in time. Returns whether it did. Fetching may be broken off at any moment, unpacking may
 * not: a system is left without half of a package.
 */
export function installFromApt(packages: readonly string[], fetchMs: number): boolean {
  const until = Date.now() + fetchMs
  // A source that does not answer may not matter.
  apt(['update', '-q'], fetchMs)
  const install = ['install', '-yq', '--no-install-recommends', ...packages]
  return apt([...install, '--download-only'], until - Date.now()) && apt([...install, '--no-download'])
}

/** Node takes a limit of 0 or less for none. */
function apt(args: string[], limitMs = Infinity): boolean {
  if (limitMs <= 0) return false
  const limit = Number.isFinite(limitMs) && { timeout: limitMs }
  return spawnSync(APT, args, { env, stdio: 'ignore', ...limit }).status === 0
}
