import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const files = ['src', 'stories']
  .flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  // What a learner reads of an exercise's code is its text.
  .filter((file) => file.endsWith('.tsx') && !/\/exercises\/|\.(?:stories|test)\.tsx$/.test(file))

/** A browser that translates the page would make `const posts` to `constante publicaciones`. */
it('code says that it is not to be translated', () => {
  const translated = files.filter((file) =>
    /<code(?! translate="no")|styled\.code(?!\.attrs\(\{ translate: 'no' \}\))/.test(
      readFileSync(resolve(root, file), 'utf8'),
    ),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(translated).toEqual([])
})
