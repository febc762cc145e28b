import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAudit } from './advisories.ts'
import { type LockedPackage, licenceProblems, productPackages } from './licences.ts'

const root = join(import.meta.dirname, '../..')

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const packages = productPackages(lock.packages)
const licences = licenceProblems(packages)
if (licences.length === 0) console.log(`Licences: all ${packages.length} packages have an allowed one.`)

const advisories = audit()
if (!advisories.asked) console.log('Advisories: skipped, because no registry that knows them answers here.')
else if (advisories.problems.length === 0) console.log('Advisories: none is known.')

const problems = [...licences, ...(advisories.asked ? advisories.problems : [])]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function audit() {
  // Without a network npm would try for minutes.
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return readAudit(stdout)
}
