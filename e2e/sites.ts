import { cp, mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { build } from 'vite'
import { createApiServer } from '#placeholder-api/server.ts'
import { startStaticServer } from '../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '..')
const BUILT = resolve(ROOT, 'dist')
const WORK = resolve(ROOT, 'node_modules/.cache/e2e')
const SUB_PATH = '/some/sub/path/'

/**
 * Serves what the tests visit: the built app and catalogue at the root of a host and under a sub-path, and an
 * app built for a real API, beside that API. Returns how to stop it all.
 *
 * @throws Error when `dist/` is not built yet
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(BUILT, 'storybook/index.html'))) throw new Error('Run `npm run build` first.')
  const api = createApiServer()
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/`

  await rm(WORK, { recursive: true, force: true })
  await mkdir(WORK, { recursive: true })
  await buildApp('sub', { BASE_PATH: SUB_PATH })
  await buildApp('api', { VITE_API_BASE_URL: apiUrl })
  await cp(resolve(BUILT, 'storybook'), resolve(WORK, 'sub/storybook'), { recursive: true })

  const root = await startStaticServer({ dir: BUILT, port: 0 })
  const sub = await startStaticServer({ dir: resolve(WORK, 'sub'), port: 0, base: SUB_PATH })
  const real = await startStaticServer({ dir: resolve(WORK, 'api'), port: 0 })
  Object.assign(process.env, { SITE_ROOT: root.url, SITE_SUB: sub.url, SITE_API: real.url, API_URL: apiUrl })

  return async () => {
    await Promise.all([root.close(), sub.close(), real.close()])
    await new Promise((closed) => api.close(closed))
  }
}

async function buildApp(name: string, env: Record<string, string>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, env)
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: resolve(WORK, name), emptyOutDir: true } })
  process.env = before
}
