/** What a dependency of the product may name as its licence: all allow what this project's own, MIT, promises its users. */
const allowedLicences: readonly (string | undefined)[] = [
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

/** An entry of `packages` in `package-lock.json`. */
export interface LockedPackage {
  license?: string
  dev?: boolean
}

/** Installed folders of a lock file that the product needs, without the project itself. */
export function productPackages(lock: Record<string, LockedPackage>): [name: string, LockedPackage][] {
  return Object.entries(lock)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, entry]) => [folder.replace(/^.*node_modules\//, ''), entry])
}

/** One line for each package whose licence is not allowed. */
export function licenceProblems(packages: readonly [name: string, LockedPackage][]): string[] {
  return packages
    .filter(([, { license }]) => !allowedLicences.includes(license))
    .map(
      ([name, { license }]) =>
        `${name} has ${license === undefined ? 'no licence' : `the licence ${license}`}`,
    )
}
