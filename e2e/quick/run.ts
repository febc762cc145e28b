import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { lookForFirefox, lookForWebKit } from './engines.ts'

const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const config = resolve(import.meta.dirname, 'playwright.config.ts')

/** All of it has ended by then. */
const until = Date.now() + 12 * 60_000

/** What Playwright may take to stop when its time is up, in ms. */
const GRACE_MS = 30_000

/** Plays a few walks in an engine. One that cannot be had here is no failure. Returns whether all is well. */
async function isWellIn(
  name: string,
  look: () => string | Promise<string>,
  partOfRest: number,
): Promise<boolean> {
  try {
    console.log(`${name}: ${await look()}`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.log(`Nothing was tested in ${name}: ${why.replace(/\.$/, '')}.`)
    return true
  }
  const timeout = Math.max(2 * GRACE_MS, Math.round((until - Date.now()) * partOfRest))
  const limit = `--global-timeout=${timeout - GRACE_MS}`
  const args = [cli, 'test', '--config', config, `--project=${name.toLowerCase()}`, limit]
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', timeout })
  if (signal !== null) console.log(`${name} was ended: it did not stop at its time box.`)
  return status === 0 || signal !== null
}

const isWell = [await isWellIn('Firefox', lookForFirefox, 0.5), await isWellIn('WebKit', lookForWebKit, 1)]
// An engine that has not started is not waited for.
process.exit(isWell.every(Boolean) ? 0 : 1)
