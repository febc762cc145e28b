import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import { chromium } from 'playwright'

/** What the search for a browser needs to know of the computer; tests replace it. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  homedir: string
  /** Undefined on Windows, which has no user ids. */
  uid: number | undefined
  /** The path of Playwright's own Chromium, installed or not. */
  playwrightPath: string | undefined
  exists: (path: string) => boolean
}

/**
 * The browser for tests: `CHROMIUM_PATH`, else Playwright's own, else Chrome or Chromium on the system. Undefined if
 * there is none.
 *
 * @throws Error if `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env['CHROMIUM_PATH']
  if (chosen) {
    if (machine.exists(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is set to "${chosen}", but there is no such file.`)
  }
  const candidates = machine.playwrightPath ? [machine.playwrightPath] : []
  return [...candidates, ...systemBrowsers(machine)].find(machine.exists)
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
export function browserArgs({ platform, uid }: Pick<Machine, 'platform' | 'uid'> = thisMachine()): string[] {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ]
  // Chromium's sandbox does not start for root, the usual user of CI containers.
  return platform === 'linux' && uid === 0 ? [...args, '--no-sandbox'] : args
}

/**
 * Playwright's launch options. Without a browser they have no path, so that Playwright says what is missing.
 *
 * @throws Error if `CHROMIUM_PATH` names a file that does not exist
 */
export function launchOptions(machine: Machine = thisMachine()): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser(machine)
  const args = browserArgs(machine)
  return executablePath ? { executablePath, args } : { args }
}

/** The first of `names` found in a POSIX `PATH`. Each name is tried in every directory before the next. */
export function onPath(
  names: string[],
  { env, exists }: Pick<Machine, 'env' | 'exists'>,
): string | undefined {
  return pathsOnPath(names, env).find(exists)
}

/** The real machine. */
export function thisMachine(): Machine {
  return {
    // Not a copy: on Windows only `process.env` itself is case-insensitive.
    env: process.env,
    platform: process.platform,
    homedir: homedir(),
    uid: process.getuid?.(),
    playwrightPath: playwrightPath(),
    // Files only: on macOS it is easy to name the .app directory instead of the program inside.
    exists: (path) => existsSync(path) && statSync(path).isFile(),
  }
}

function playwrightPath() {
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no build for this platform; a system browser may still work.
    return undefined
  }
}

function systemBrowsers({ env, platform, homedir }: Machine): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(homedir, 'Applications')].flatMap((folder) =>
        ['Google Chrome', 'Chromium'].map((name) => posix.join(folder, `${name}.app/Contents/MacOS`, name)),
      )
    case 'win32':
      return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].flatMap((folder) =>
        folder ? [win32.join(folder, 'Google\\Chrome\\Application\\chrome.exe')] : [],
      )
    default:
      return pathsOnPath(['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'], env)
  }
}

function pathsOnPath(names: string[], env: Machine['env']): string[] {
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
}
