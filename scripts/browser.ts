import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import { chromium } from 'playwright'

/** Programs in `PATH`, the better first: Chromium, which is Chrome where there is both. */
const programs = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const macPrograms = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']

/**
 * The program of the browser to test in: `CHROMIUM_PATH`, else Playwright's own, else one on the system. Undefined if there is none.
 *
 * @throws Error if `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (!chosen) return [playwrightPath(), ...systemPaths()].find(isFile)
  if (isFile(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH is set to "${chosen}", but there is no such file.`)
}

/** The path of Playwright's own, installed or not. */
function playwrightPath(): string {
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no build for this platform; one of the system may still work.
    return ''
  }
}

/** Where systems have it. On Linux each name is tried in every folder of `PATH` before the next. */
export function systemPaths(platform: NodeJS.Platform = process.platform): string[] {
  const { env } = process
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(homedir(), 'Applications')].flatMap((folder) =>
        macPrograms.map((name) => posix.join(folder, name)),
      )
    case 'win32':
      return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].flatMap((folder) =>
        folder ? [win32.join(folder, 'Google\\Chrome\\Application\\chrome.exe')] : [],
      )
    default: {
      const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '')
      return programs.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
    }
  }
}

/** Files only: on macOS it is easy to name the .app directory instead of the program inside. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/**
 * What Chromium leaves out. Its new headless mode keeps a page of its own for the suggestions of an address bar that nobody sees: without
 * it a page of the app takes about half of the processor time. Chromium takes the last of these switches only, so the list repeats
 * Playwright's.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Chromium's switches: no graphics and no network traffic of its own. */
function browserArgs(): string[] {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ]
  return isRootOnLinux() ? [...args, '--no-sandbox'] : args
}

/** The usual user of CI containers, for whom Chromium's sandbox does not start. */
export function isRootOnLinux(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/**
 * Playwright's launch options. Without a browser they have no path, so that Playwright says what is missing.
 *
 * @throws Error if `CHROMIUM_PATH` names a file that does not exist
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  const args = browserArgs()
  return executablePath ? { executablePath, args } : { args }
}
