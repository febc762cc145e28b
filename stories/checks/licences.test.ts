import { expect, it } from 'vitest'
import { read } from './contents.ts'

/** What a dependency of the product may name as its licence: all allow what this project's own, MIT, promises its users. */
const allowed: readonly (string | undefined)[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  '(MIT OR CC0-1.0)',
  // The font.
  'OFL-1.1',
]

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { license?: string; dev?: boolean }>
}

it('all that the product needs has a licence that allows what MIT promises', () => {
  const needed = Object.entries(packages).filter(([, { dev }]) => dev !== true)
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter(([, { license }]) => !allowed.includes(license))).toEqual([])
})

it('all dependencies have an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})
