/** Licences that a dependency of the product may have: all allow what this project's own, MIT, promises its users. */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
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
    .filter(([, { license }]) => license === undefined || !isAllowed(license))
    .map(
      ([name, { license }]) =>
        `${name} has ${license === undefined ? 'no licence' : `the licence ${license}`}`,
    )
}

/** Whether an SPDX expression leaves an allowed choice: of `OR` one part, of `AND` all. */
function isAllowed(expression: string): boolean {
  const text = expression.replaceAll(/[()]/g, '')
  return text
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowedLicences.includes(part.trim())))
}
