import { chromium } from 'playwright'
import { findEngine } from './engine.ts'
import type { Engine } from './engine.ts'

/** Chromium, which is Chrome where there is both. */
export const chromiumEngine: Engine = {
  variable: 'CHROMIUM_PATH',
  playwright: chromium,
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  darwin: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
  win32: ['Google\\Chrome\\Application\\chrome.exe'],
  apt: ['chromium', 'fonts-liberation'],
  install: 'Google Chrome or Chromium',
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
  const executablePath = findEngine(chromiumEngine)
  const args = browserArgs()
  return executablePath ? { executablePath, args } : { args }
}
