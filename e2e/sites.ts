import { cp, mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { build } from 'vite'
import { createApiServer } from '#mocks/server.ts'
import type { WorldOptions } from '#mocks/world.ts'
import { writePolicy } from '../scripts/site/writePolicy.ts'
import { writeWorkers } from '../scripts/site/writeWorkers.ts'
import { startStaticServer } from '../scripts/staticServer.ts'
import type { StaticServer, StaticServerOptions } from '../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '..')
const BUILT = resolve(ROOT, 'dist')
const WORK = resolve(ROOT, 'node_modules/.cache/e2e')
const SUB_PATH = '/some/sub/path/'

/**
 * Serves the sites for the tests: the built app and catalogue at the root of a host and below a sub-path, and apps
 * built for two real APIs, with these APIs: one keeps what is posted, the other is forgetful. Returns a function that
 * stops all of them.
 *
 * @throws Error if `dist/` is not built
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(BUILT, 'storybook/index.html'))) throw new Error('Run `npm run build` first.')
  const keeping = await startApi({})
  const forgetful = await startApi({ forgetful: true })

  await rm(WORK, { recursive: true, force: true })
  await mkdir(WORK, { recursive: true })
  await buildApp('sub', { BASE_PATH: SUB_PATH })
  await buildApp('api', { VITE_API_BASE_URL: keeping.url })
  await buildApp('forgetful', { VITE_API_BASE_URL: forgetful.url })
  await cp(resolve(BUILT, 'storybook'), resolve(WORK, 'sub/storybook'), { recursive: true })
  await finish('sub', { base: SUB_PATH })
  await finish('api', { api: [new URL(keeping.url).origin] })
  await finish('forgetful', { api: [new URL(forgetful.url).origin] })

  const sites = {
    SITE_ROOT: await serve({ dir: BUILT }),
    SITE_SUB: await serve({ dir: resolve(WORK, 'sub'), base: SUB_PATH }),
    SITE_API: await serve({ dir: resolve(WORK, 'api') }),
    API_URL: keeping,
    SITE_FORGETFUL: await serve({ dir: resolve(WORK, 'forgetful') }),
    FORGETFUL_URL: forgetful,
  }
  for (const [name, { url }] of Object.entries(sites)) process.env[name] = url

  return async () => {
    await Promise.all(Object.values(sites).map((site) => site.close()))
  }
}

/** Uncompressed: a fifth of the suite's processor time went into compressing the same files again and again. */
function serve(options: Omit<StaticServerOptions, 'port' | 'compressed'>): Promise<StaticServer> {
  return startStaticServer({ ...options, port: 0, compressed: false })
}

/** Does what `npm run build:site` does after a build. */
async function finish(name: string, { base = '/', api = [] }: { base?: string; api?: string[] }) {
  const dir = resolve(WORK, name)
  await writePolicy({ dir, base, hosts: { api, pictures: [] } })
  await writeWorkers(dir)
}

async function startApi(options: WorldOptions): Promise<StaticServer> {
  const api = createApiServer(options)
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed) => {
        api.close(() => closed())
        api.closeAllConnections()
      }),
  }
}

async function buildApp(name: string, env: Record<string, string>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, env)
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: resolve(WORK, name), emptyOutDir: true } })
  process.env = before
}
