import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Plays the grader of an exercise on what stands in its `start.tsx`: `npm run practice -- the-missing-key`. */
const [name = ''] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '..')
const graders = readdirSync(resolve(root, 'stories/lessons'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/exercises\/[^/]+\/[^/]+\.stories\.tsx$/.test(file))
const grader = graders.find((file) => file.split('/').at(-2) === name)

if (grader === undefined) {
  const names = graders.map((file) => file.split('/').at(-2)).join(', ')
  process.stderr.write(
    `Say which exercise, as in: npm run practice -- the-missing-key\nThere are: ${names}\n`,
  )
  process.exitCode = 1
} else {
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
  const story = ['--testNamePattern=Starting Point$', `stories/lessons/${grader}`]
  const env = { ...process.env, PRACTICE: 'true' }
  const run = spawnSync(process.execPath, [vitest, 'run', '--project=stories', ...story], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  process.exitCode = run.status ?? 1
}
