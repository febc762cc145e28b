import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { hasApt, installFromApt } from '../../scripts/apt.ts'
import { findEngine } from '../../scripts/engine.ts'
import { firefoxEngine } from '../../scripts/firefox.ts'
import { ensureWebKit, webDriver } from '../../scripts/webkit.ts'
import { startWebKit } from '../webkit/driver.ts'

/** The oldest versions that these tests have passed in. What fails in an older one says nothing about a change. */
const OLDEST = { Firefox: 153, WebKitGTK: 2.5 }

/** An engine that takes longer, in ms, does not start. */
const START_LIMIT_MS = 60_000

/** An engine that is missing is not waited for any longer, in ms. */
const FETCH_LIMIT_MS = 120_000

/** Says which Firefox there is. Throws an Error that says why there is none to test in. */
export function lookForFirefox(): string {
  if (findEngine(firefoxEngine) === undefined && hasApt()) installFromApt(firefoxEngine.apt, FETCH_LIMIT_MS)
  const program = findEngine(firefoxEngine)
  if (program === undefined) throw new Error('there is none, and none could be installed')
  // Before it answers it loads its libraries.
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: START_LIMIT_MS })
  const version = /Firefox (\d+)/.exec(stdout ?? '')?.[1]
  if (version === undefined) throw new Error(`${program} does not start`)
  expectNotOlder('Firefox', version)
  return `${program}, version ${version}`
}

/** Says which WebKit there is. Throws an Error that says why there is none to test in. */
export async function lookForWebKit(): Promise<string> {
  ensureWebKit(FETCH_LIMIT_MS)
  const driver = webDriver()
  const { newSession, stop } = await inTime(startWebKit())
  try {
    const { version, close } = await inTime(newSession('normal'))
    await close()
    // Safari counts on from another number.
    if (version.startsWith('2.')) expectNotOlder('WebKitGTK', version)
    return `${driver}, version ${version}`
  } finally {
    stop()
  }
}

function expectNotOlder(engine: keyof typeof OLDEST, version: string): void {
  if (Number.parseFloat(version) < OLDEST[engine])
    throw new Error(`${version} is here, and the oldest to test in is ${OLDEST[engine].toFixed(2)}`)
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = setTimeout(START_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`it did not start within ${START_LIMIT_MS / 1000} s`)
  })
  return Promise.race([promise, late])
}
