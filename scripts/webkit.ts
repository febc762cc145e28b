import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasApt, installFromApt } from './apt.ts'

const FETCH_LIMIT_MS = 10 * 60_000
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'openbox']

/**
 * The program that drives a WebKit: `WEBKIT_DRIVER`, else WebKitGTK's or Safari's.
 *
 * @throws Error that says what to install
 */
export function webDriver(): string {
  const chosen = process.env['WEBKIT_DRIVER']
  if (chosen && !existsSync(chosen))
    throw new Error(`WEBKIT_DRIVER is set to "${chosen}", but there is no such file.`)
  const found = chosen ? chosen : (inPath('WebKitWebDriver') ?? inPath('safaridriver'))
  const isComplete = process.platform !== 'linux' || (inPath('xvfb-run') && inPath('openbox'))
  if (found && isComplete) return found
  throw new Error(
    `No WebKit to test in: install WebKitGTK’s WebDriver and a screen for it (Debian: ${PACKAGES.join(', ')}), ` +
      'or set WEBKIT_DRIVER to the program file of one you have; on macOS, run `safaridriver --enable`.',
  )
}

/** Installs what is missing, where that is possible and does not take too long. */
export function ensureWebKit(fetchMs = FETCH_LIMIT_MS): void {
  try {
    webDriver()
  } catch (error) {
    if (process.env['WEBKIT_DRIVER'] || !hasApt()) throw error
    console.error(`Installing Debian’s ${PACKAGES.join(', ')} with apt-get; this takes a minute.`)
    installFromApt(PACKAGES, fetchMs)
  }
}

function inPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
