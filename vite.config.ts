import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import type { Plugin } from 'vite'
import { basePath } from './scripts/basePath.ts'
import { readEnv } from './src/config/env.ts'
import { paths } from './src/config/paths.ts'

const WORKER = 'mockServiceWorker.js'
const workerScript = () => readFile(new URL(`./node_modules/msw/lib/${WORKER}`, import.meta.url))

/** What every page needs and seldom changes, apart from the course's own code: a new version fetches only that. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|@tanstack)\//,
}

export default defineConfig(({ mode }) => {
  // A bad address stops the build with its sentence, rather than the page that was built with it.
  readEnv(loadEnv(mode, import.meta.dirname))
  return {
    base: basePath(),
    plugins: [react(), standInWorker(), pages()],
    server: { port: 5173, strictPort: true },
    build: { rolldownOptions: { output: { advancedChunks: { groups: [libraries] } } } },
  }
})

/** Serves the service worker's script from the installed package, so that no copy of it can go stale. */
function standInWorker(): Plugin {
  return {
    name: 'stand-in-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${WORKER}`, (_request, response) => {
        void workerScript().then((script) =>
          response.setHeader('content-type', 'text/javascript').end(script),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: await workerScript() })
    },
  }
}

/** A page for every route and one for the rest, so that deep links work on a host that only serves files. */
function pages(): Plugin {
  let outDir = 'dist'
  return {
    name: 'pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async closeBundle() {
      const index = join(outDir, 'index.html')
      await copyFile(index, join(outDir, '404.html'))
      for (const path of Object.values(paths)) {
        if (path === paths.home) continue
        await mkdir(join(outDir, path), { recursive: true })
        await copyFile(index, join(outDir, path, 'index.html'))
      }
    },
  }
}
