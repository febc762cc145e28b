import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compile } from '#course/exercise/run/compile.ts'
import { demand, demandExports } from '#course/exercise/run/demand.ts'
import type { Modules } from '#course/exercise/run/modules.ts'
import { placed, mistakeOf } from '#course/exercise/run/mistake.ts'
import { modulesOf } from './exercises.ts'
import type { FoundExercise } from './exercises.ts'

/** What a learner hears of their code; undefined if it is right. */
export type Sentence = string | undefined

/** After so long a check is ended, in ms. A browser with code that does not end does not answer any more. */
const LIMIT_MS = 120_000

/**
 * Looks whether the code of an exercise can be read, has its imports and what it has to export, and plays the grader on it, in a browser.
 *
 * @throws Error where the tests cannot run
 */
export async function check({ path, solution, stories }: FoundExercise, root: string): Promise<Sentence> {
  const code = await readFile(resolve(root, path), 'utf8')
  const right = await readFile(resolve(root, solution), 'utf8')
  return mistakeIn(code, await modulesOf(path, root), compile(right).exports) ?? play(stories, root)
}

/**
 * What keeps code from running at all, or from being graded, as the page says it.
 *
 * @param asked the names that it has to export
 */
export function mistakeIn(code: string, modules: Modules, asked: readonly string[]): Sentence {
  try {
    const { imports, exports } = compile(code)
    demand(imports, modules)
    demandExports(exports, asked)
    return undefined
  } catch (error) {
    return placed(mistakeOf(error))
  }
}

async function play(stories: string, root: string): Promise<Sentence> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-'))
  const report = join(folder, 'report.json')
  try {
    const { output, isTooLong } = await vitest(root, [
      'run',
      '--project=stories',
      '--reporter=json',
      '--reporter=default',
      `--outputFile.json=${report}`,
      '--testNamePattern=Starting Point$',
      stories,
    ])
    if (isTooLong)
      return 'The check did not end within two minutes, and was stopped. Which loop, or which effect, goes on for ever?'
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

/**
 * The grader's sentence in a report of Vitest.
 *
 * @throws Error if nothing was played
 */
export function verdictIn({ testResults }: Report): Sentence {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const played = tests.find(({ status }) => status === 'passed' || status === 'failed')
  if (played !== undefined)
    return played.status === 'passed'
      ? undefined
      : sentenceIn(played.failureMessages?.[0] ?? 'The check failed.')
  throw new Error(`The check could not run: ${testResults[0]?.message ?? 'there is no such story'}`)
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

function vitest(root: string, args: readonly string[]): Promise<{ output: string; isTooLong: boolean }> {
  const script = resolve(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, PRACTICE: 'true' },
    timeout: LIMIT_MS,
    // Vitest would wait for its browser.
    killSignal: 'SIGKILL',
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (_, signal) => {
      if (signal === 'SIGKILL') done({ output, isTooLong: true })
    })
    child.on('close', () => done({ output, isTooLong: false }))
  })
}
