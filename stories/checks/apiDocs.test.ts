import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { withApiTables } from '../../scripts/apiDocs.ts'

const FILE = resolve(import.meta.dirname, '../../docs/api.md')

it('docs/api.md has the requests that the mock API answers, and the shapes of the contract', async () => {
  const written = await withApiTables(readFileSync(FILE, 'utf8'), FILE)
  await expect(written, '`npm run new:docs` writes it').toMatchFileSnapshot(FILE)
})
