import { describe, expect, it } from 'vitest'

import { type Machine, browserArgs, findBrowser, launchOptions, onPath } from './browser.ts'

const PLAYWRIGHT = '/cache/ms-playwright/chrome'

function machine({ files = [], ...rest }: Partial<Omit<Machine, 'exists'>> & { files?: string[] }): Machine {
  return {
    env: {},
    platform: 'linux',
    homedir: '/home/ada',
    uid: 1000,
    playwrightPath: PLAYWRIGHT,
    ...rest,
    exists: (path) => files.includes(path),
  }
}

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH to everything else', () => {
    const env = { CHROMIUM_PATH: '/opt/my-chrome', PATH: '/usr/bin' }
    const files = ['/opt/my-chrome', PLAYWRIGHT, '/usr/bin/chromium']
    expect(findBrowser(machine({ env, files }))).toBe('/opt/my-chrome')
  })

  it('says so when CHROMIUM_PATH names nothing, rather than taking another browser', () => {
    const env = { CHROMIUM_PATH: '/opt/gone' }
    expect(() => findBrowser(machine({ env, files: [PLAYWRIGHT] }))).toThrow(
      'CHROMIUM_PATH is set to "/opt/gone", but there is no such file.',
    )
  })

  it('takes an empty CHROMIUM_PATH for an unset one', () => {
    expect(findBrowser(machine({ env: { CHROMIUM_PATH: '' }, files: [PLAYWRIGHT] }))).toBe(PLAYWRIGHT)
  })

  it('prefers the browser Playwright has to one on the system', () => {
    const env = { PATH: '/usr/bin' }
    expect(findBrowser(machine({ env, files: ['/usr/bin/chromium', PLAYWRIGHT] }))).toBe(PLAYWRIGHT)
  })

  it('looks through PATH on Linux, Chrome before Chromium', () => {
    const env = { PATH: '/usr/local/bin::/usr/bin' }
    const found = (...files: string[]) => findBrowser(machine({ env, files }))
    expect(found('/usr/bin/chromium-browser')).toBe('/usr/bin/chromium-browser')
    expect(found('/usr/bin/chromium-browser', '/usr/bin/chromium')).toBe('/usr/bin/chromium')
    expect(found('/usr/local/bin/chromium', '/usr/bin/google-chrome-stable')).toBe(
      '/usr/bin/google-chrome-stable',
    )
    expect(found('/usr/bin/google-chrome-stable', '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
  })

  it('never looks in the working directory for an empty PATH entry', () => {
    expect(findBrowser(machine({ env: { PATH: ':' }, files: ['chromium', '/chromium'] }))).toBeUndefined()
  })

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])('finds %s on macOS', (path) => {
    expect(findBrowser(machine({ platform: 'darwin', homedir: '/Users/ada', files: [path] }))).toBe(path)
  })

  it.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ])('finds %s on Windows', (path) => {
    const env = {
      ProgramFiles: 'C:\\Program Files',
      'ProgramFiles(x86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
    }
    expect(findBrowser(machine({ platform: 'win32', env, files: [path] }))).toBe(path)
  })

  it.each(['linux', 'darwin', 'win32'] as const)('finds nothing on a bare %s machine', (platform) => {
    expect(findBrowser(machine({ platform }))).toBeUndefined()
  })

  it('does without Playwright where Playwright has no build', () => {
    const env = { PATH: '/usr/bin' }
    expect(findBrowser(machine({ env, playwrightPath: undefined, files: ['/usr/bin/chromium'] }))).toBe(
      '/usr/bin/chromium',
    )
  })
})

describe('browserArgs', () => {
  it('leaves the sandbox on for an ordinary user', () => {
    expect(browserArgs({ platform: 'linux', uid: 1000 })).toEqual([
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      expect.stringMatching(/^--disable-features=WebUIOmniboxPopup,/),
    ])
  })

  it('turns the sandbox off for root on Linux only', () => {
    expect(browserArgs({ platform: 'linux', uid: 0 })).toContain('--no-sandbox')
    expect(browserArgs({ platform: 'darwin', uid: 0 })).not.toContain('--no-sandbox')
    expect(browserArgs({ platform: 'win32', uid: undefined })).not.toContain('--no-sandbox')
  })
})

describe('launchOptions', () => {
  it('names the browser that was found', () => {
    const bare = machine({ files: [PLAYWRIGHT] })
    expect(launchOptions(bare)).toEqual({ executablePath: PLAYWRIGHT, args: browserArgs(bare) })
  })

  it('leaves the path out when there is no browser', () => {
    expect(launchOptions(machine({}))).not.toHaveProperty('executablePath')
  })
})

describe('onPath', () => {
  it('finds a command in the first directory that has it', () => {
    const files = ['/b/apt-get', '/c/apt-get']
    expect(onPath(['apt-get'], machine({ env: { PATH: '/a:/b:/c' }, files }))).toBe('/b/apt-get')
  })

  it('finds nothing without a PATH', () => {
    expect(onPath(['apt-get'], machine({ files: ['/usr/bin/apt-get'] }))).toBeUndefined()
  })
})
