import { homedir } from 'node:os'
import { chromium } from 'playwright'
import { afterEach, expect, it, vi } from 'vitest'
import { findBrowser, launchOptions, systemPaths } from './browser.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('prefers CHROMIUM_PATH to everything else', () => {
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename)
  expect(launchOptions().executablePath).toBe(import.meta.filename)
})

it('says so when CHROMIUM_PATH names nothing, rather than taking another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/gone')
  expect(() => findBrowser()).toThrow('CHROMIUM_PATH is set to "/opt/gone", but there is no such file.')
})

it('prefers the browser Playwright has to one on the system, and takes an empty CHROMIUM_PATH for an unset one', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.spyOn(chromium, 'executablePath').mockReturnValue(import.meta.filename)
  expect(findBrowser()).toBe(import.meta.filename)
})

it('looks for Chrome before Chromium', () => {
  vi.stubEnv('PATH', '/usr/local/bin::/usr/bin')
  expect(systemPaths('linux').filter((path) => /chrom(e|ium)$/.test(path))).toEqual([
    '/usr/local/bin/google-chrome',
    '/usr/bin/google-chrome',
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
  ])
  expect(systemPaths('darwin')).toEqual(
    ['', homedir()].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  )
  vi.stubEnv('ProgramFiles', 'C:\\Program Files')
  expect(systemPaths('win32')).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
})

it.each([
  [0, 'linux', true],
  [1000, 'linux', false],
  [0, 'darwin', false],
] as const)('for user %i on %s the sandbox is off: %s', (uid, platform, isOff) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  vi.spyOn(process, 'getuid').mockReturnValue(uid)
  expect(launchOptions().args.includes('--no-sandbox')).toBe(isOff)
})
