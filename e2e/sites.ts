import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
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
/** Says of which build `WORK` has the other sites. */
const MADE_OF = resolve(WORK, 'made-of.txt')
const SUB_PATH = '/some/sub/path/'
/** Stands in a build for the address of an API, which is another one each time. */
const SOME_API = 'http://some-api.invalid/'

/**
 * Serves the sites for the tests: the built app and catalogue at the root of a host and below a sub-path, and apps
 * built for two real APIs, with these APIs: one keeps what is posted, the other is forgetful. Returns a function that
 * stops all of them.
 *
 * @throws Error if `dist/` is not built
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(BUILT, 'storybook/index.html'))) throw new Error('Run `npm run build` first.')
  await buildOthers()
  const keeping = await startApi({})
  const forgetful = await startApi({ forgetful: true })
  const sites = {
    SITE_ROOT: await serve({ dir: BUILT }),
    SITE_SUB: await serve({ dir: resolve(WORK, 'sub'), base: SUB_PATH }),
    SITE_API: await serve({ dir: await appFor(keeping, 'keeping') }),
    API_URL: keeping,
    SITE_FORGETFUL: await serve({ dir: await appFor(forgetful, 'forgetful') }),
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

/** Builds the site below a sub-path, and an app for a real API, once for each build: it takes half a minute. */
async function buildOthers(): Promise<void> {
  const pages = ['index.html', 'storybook/index.html'].map((page) => stat(resolve(BUILT, page)))
  const built = (await Promise.all(pages)).map(({ mtimeMs }) => mtimeMs).join()
  if (existsSync(MADE_OF) && (await readFile(MADE_OF, 'utf8')) === built) return
  await rm(WORK, { recursive: true, force: true })
  await mkdir(WORK, { recursive: true })
  await buildApp('sub', { BASE_PATH: SUB_PATH })
  await cp(resolve(BUILT, 'storybook'), resolve(WORK, 'sub/storybook'), { recursive: true })
  await cp(resolve(BUILT, 'lessons'), resolve(WORK, 'sub/lessons'), { recursive: true, filter: isNoText })
  await finish('sub', { base: SUB_PATH })
  await buildApp('some-api', { VITE_API_BASE_URL: SOME_API })
  await writeFile(MADE_OF, built)
}

/** The texts of lessons have the base path of their site. */
const isNoText = (name: string) => !name.endsWith('.md')

/** Makes the app for a real API. Returns its folder. */
async function appFor({ url }: StaticServer, name: string): Promise<string> {
  const dir = resolve(WORK, name)
  await rm(dir, { recursive: true, force: true })
  await cp(resolve(WORK, 'some-api'), dir, { recursive: true })
  const files = await readdir(dir, { recursive: true })
  for (const file of files.filter((path) => /\.(js|html)$/.test(path))) {
    const text = await readFile(resolve(dir, file), 'utf8')
    if (text.includes(SOME_API)) await writeFile(resolve(dir, file), text.replaceAll(SOME_API, url))
  }
  await finish(name, { api: [new URL(url).origin] })
  return dir
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
