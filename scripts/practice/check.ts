import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FoundExercise } from './exercises.ts'

/** What a learner hears of their code; undefined if it is right. */
export type Sentence = string | undefined

/**
 * Plays the grader of an exercise on its starting point, in a browser.
 *
 * @throws Error where the tests cannot run
 */
export async function check({ stories }: FoundExercise, root: string): Promise<Sentence> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-'))
  const report = join(folder, 'report.json')
  try {
    const output = await vitest(root, [
      'run',
      '--project=stories*',
      '--reporter=json',
      `--outputFile=${report}`,
      '--testNamePattern=Starting Point$',
      stories,
    ])
    const text = await readFile(report, 'utf8').catch(() => undefined)
    if (text === undefined) throw new Error(`The check could not run:\n${output}`)
    return verdictIn(JSON.parse(text) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Report {
  testResults: {
    message?: string
    assertionResults: { title: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** The grader's sentence in a report of Vitest. @throws Error if nothing was played */
export function verdictIn({ testResults }: Report): Sentence {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const played = tests.find(({ status }) => status === 'passed' || status === 'failed')
  if (played === undefined)
    throw new Error(`The check could not run: ${testResults[0]?.message ?? 'there is no such story'}`)
  if (played.status === 'passed') return undefined
  return sentenceIn(played.failureMessages?.[0] ?? 'The check failed.')
}

/** Without the stack, and without what Storybook writes around the message. */
function sentenceIn(message: string): string {
  const lines = message
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trim())
  const first = lines.find((line) => line !== '' && !/^(Click to debug|at )/.test(line)) ?? ''
  return first.replace(/^(Error: )?(Message: )?\s*(NotYet|Error): /, '')
}

const colours = /\u001B\[[\d;]*m/g // oxlint-disable-line no-control-regex -- terminal colours begin with ESC

function vitest(root: string, args: readonly string[]): Promise<string> {
  const script = resolve(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, PRACTICE: 'true' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', () => done(output))
  })
}
