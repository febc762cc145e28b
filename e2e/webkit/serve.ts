import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startStaticServer } from '../../scripts/staticServer.ts'

const BUILT = resolve(import.meta.dirname, '../../dist')

/** Serves the built app and catalogue at the root of a host, and the catalogue below a path. Returns how to stop that. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(BUILT, 'storybook/index.html'))) throw new Error('Run `npm run build` first.')
  const [root, sub] = await Promise.all(
    ['/', '/some/sub/path/'].map((base) =>
      startStaticServer({ dir: BUILT, base, port: 0, compressed: false }),
    ),
  )
  Object.assign(process.env, { SITE_ROOT: root?.url, SITE_SUB: sub?.url })
  return async () => void (await Promise.all([root?.close(), sub?.close()]))
}
