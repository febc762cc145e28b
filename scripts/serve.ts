import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { basePath } from './basePath.ts'
import { startStaticServer } from './staticServer.ts'

const dir = join(import.meta.dirname, '..', 'dist')

try {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error('Run `npm run build` first: dist/index.html is missing.')
  }
  const { url } = await startStaticServer({ dir, port: portFromEnv(), base: basePath() })
  console.log(`App:       ${url}\nCatalogue: ${url}storybook/\nStop with Ctrl+C.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function portFromEnv(): number {
  const port = Number(process.env['PORT'] || 4173)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is set to "${process.env['PORT']}", which is not a port number from 0 to 65535.`)
}
