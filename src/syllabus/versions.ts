/** What the lessons are about, and the minor versions that their claims were checked against (CONTRIBUTING, Dependencies). */
export const checkedVersions = {
  react: { name: 'React', version: '19.3' },
  '@tanstack/react-query': { name: 'TanStack Query', version: '5.108' },
  zustand: { name: 'zustand', version: '5.1' },
  'react-router-dom': { name: 'React Router', version: '7.18' },
} as const

export type CheckedPackage = keyof typeof checkedVersions

/** Such as 'Checked with TanStack Query 5.108 and React 19.3.' */
export function checkedText({ packages }: { packages: readonly CheckedPackage[] }): string {
  const names = packages.map((name) => `${checkedVersions[name].name} ${checkedVersions[name].version}`)
  return `Checked with ${new Intl.ListFormat('en').format(names)}.`
}
