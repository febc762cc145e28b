import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import { readEnv } from '#config/env.ts'
import { writeFirstPaint } from '../first-paint/writeFirstPaint.ts'
import { basePath } from '../basePath.ts'
import type { OtherHosts } from './policy.ts'
import { writePolicy } from './writePolicy.ts'
import { writeWorkers } from './writeWorkers.ts'

const root = resolve(import.meta.dirname, '../..')
const dir = join(root, 'dist')

try {
  for (const page of ['index.html', 'storybook/index.html'])
    if (!existsSync(join(dir, page)))
      throw new Error(`Build app and catalogue first: dist/${page} is missing.`)
  await writeFirstPaint(join(dir, 'storybook'))
  await writePolicy({ dir, base: basePath(), hosts: otherHosts() })
  // Last, because the workers know what each file holds.
  await writeWorkers(dir)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
// Caches of demos that were drawn would keep it for five minutes.
process.exit()

/**
 * The hosts that the app was built for, from the same variables.
 *
 * @throws Error that names the variable and what it should be (behaviour §8.5)
 */
function otherHosts(): OtherHosts {
  const { apiBaseUrl, avatarBaseUrl } = readEnv(loadEnv('production', root))
  return { api: originOf(apiBaseUrl), pictures: originOf(avatarBaseUrl) }
}

/** None for a path, which is on the site's own host. */
function originOf(address: string | undefined): string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin]
}
