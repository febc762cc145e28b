import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { basePath } from '../../scripts/basePath.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'
import type { StaticServer } from '../../scripts/staticServer.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILT = resolve(ROOT, 'node_modules/.cache/bench')

interface Sites {
  app: StaticServer
  bare: StaticServer
}

/** Builds this app and the bare one for production, and serves both compressed. */
export async function buildSites(): Promise<Sites> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: resolve(BUILT, 'app'), emptyOutDir: true },
  })
  await build({
    root: resolve(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: resolve(BUILT, 'bare'), emptyOutDir: true },
  })
  return {
    app: await startStaticServer({ dir: resolve(BUILT, 'app'), port: 0, base: basePath() }),
    bare: await startStaticServer({ dir: resolve(BUILT, 'bare'), port: 0 }),
  }
}
