import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureWebKit, webDriver } from './webkit.ts'

const config = resolve(import.meta.dirname, '../e2e/webkit/playwright.config.ts')
const rest = process.argv.slice(2)

try {
  ensureWebKit()
  console.error(`WebKit: ${webDriver()}`)
  const env = { ...process.env, ...(rest.includes('--all') && { WEBKIT_ALL: 'true' }) }
  const args = ['playwright', 'test', '--config', config, ...rest.filter((word) => word !== '--all')]
  process.exitCode = spawnSync('npx', args, { env, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
