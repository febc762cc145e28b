import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFirstPaint } from '../first-paint/writeFirstPaint.ts'
import { basePath } from '../basePath.ts'
import { otherHosts } from './otherHosts.ts'
import { writePolicy } from './writePolicy.ts'
import { writeWorkers } from './writeWorkers.ts'

const root = resolve(import.meta.dirname, '../..')
const dir = join(root, 'dist')

try {
  for (const page of ['index.html', 'storybook/index.html'])
    if (!existsSync(join(dir, page)))
      throw new Error(`Build app and catalogue first: dist/${page} is missing.`)
  await writeFirstPaint(join(dir, 'storybook'))
  await writePolicy({ dir, base: basePath(), hosts: otherHosts(root) })
  // Last, because the workers know what each file holds.
  await writeWorkers(dir)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
