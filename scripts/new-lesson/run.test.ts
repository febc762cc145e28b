import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('npm run new:lesson', () => {
  it('explains itself', () => {
    const { status, stdout } = run('--help')
    expect(stdout).toContain('--title')
    expect(stdout).toContain('start-here, server-state, client-state, routing')
    expect(status).toBe(0)
  })

  it.each([
    [[], /^A lesson needs a title and a group/],
    [['--title', 'Basic Query', '--group', 'routing'], /^There is a lesson “Basic Query” already/],
    [['--title', 'Select', 'and', 'renders'], /^Unexpected argument 'and'/],
  ])('says in a sentence what is wrong with %j, and fails', (args, sentence) => {
    const { status, stderr } = run(...args)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(1)
  })
})

function run(...args: string[]) {
  const script = resolve(import.meta.dirname, 'run.ts')
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8' })
}
