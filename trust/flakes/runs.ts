import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')

/** One test of one run. */
export interface Outcome {
  name: string
  passed: boolean
  /** How it failed. */
  why?: string | undefined
}

/** Plays stories, of some files or of all. */
export async function playStories(files: readonly string[] = []): Promise<Outcome[]> {
  const report = await reportOf<VitestReport>((file) => [
    'vitest',
    ['run', '--project', 'stories*', '--reporter', 'json', '--outputFile', file, ...files],
  ])
  return report.testResults.flatMap<Outcome>(({ name, assertionResults }) => {
    const file = name.slice(ROOT.length + 1)
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0) return [{ name: file, passed: false }]
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        passed: status === 'passed',
        why: inShort(failureMessages[0]),
      }))
  })
}

/** An end-to-end test, as Playwright lists it. */
export interface EndToEndTest {
  file: string
  title: string
}

/** Projects of Playwright: `pages` are the tests of all pages, and the others walk each path once. */
export type Project = 'desktop' | 'phone' | 'pages'

/** Runs end-to-end tests of some projects: some of the tests or all of them, each so often. */
export async function runEndToEnd(
  projects: readonly Project[],
  tests: readonly EndToEndTest[] = [],
  times = 1,
): Promise<Outcome[]> {
  const chosen = tests.map(({ title }) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  const { suites } = await reportOf<PlaywrightReport>((file) =>
    playwright(
      file,
      ...inProjects(projects),
      '--repeat-each',
      String(times),
      ...(chosen === '' ? [] : ['--grep', chosen]),
    ),
  )
  return suites.flatMap(outcomesOf)
}

/** All end-to-end tests of some projects. */
export async function endToEndTests(projects: readonly Project[]): Promise<EndToEndTest[]> {
  const { suites } = await reportOf<PlaywrightReport>((file) =>
    playwright(file, '--list', ...inProjects(projects)),
  )
  return suites.flatMap(testsOf)
}

function inProjects(projects: readonly Project[]): string[] {
  return projects.map((project) => `--project=${project}`)
}

function playwright(file: string, ...args: string[]): Command {
  return [
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  ]
}

type Command = [program: string, args: readonly string[], env?: Readonly<Record<string, string>>]

/** Runs a command that writes its report to a file, and ends with 1 where a test fails. */
async function reportOf<Report>(commandFor: (file: string) => Command): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'flakes-'))
  try {
    const file = join(folder, 'report.json')
    const [program, args, env] = commandFor(file)
    const run = spawn('npx', [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
    await new Promise((done, fail) => run.on('close', done).on('error', fail))
    if (!existsSync(file)) throw new Error(`It has written no report: npx ${program} ${args.join(' ')}`)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface VitestReport {
  testResults: readonly {
    name: string
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  suites?: readonly PlaywrightSuite[]
  specs: readonly {
    title: string
    tests: readonly {
      projectName: string
      results: readonly {
        status: string
        error?: { message?: string }
        errorLocation?: { line: number }
      }[]
    }[]
  }[]
}

function outcomesOf({ file, suites = [], specs }: PlaywrightSuite): Outcome[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, error, errorLocation }) => ({
          name: `e2e/${file} › ${title} (${projectName})`,
          passed: status === 'passed',
          why: inShort(error && `Line ${errorLocation?.line ?? '?'}: ${error.message ?? ''}`),
        })),
    ),
  )
  return [...own, ...suites.flatMap(outcomesOf)]
}

/** The beginning of a message, without the colours of a terminal. */
function inShort(message: string | undefined): string | undefined {
  return message && stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 400)
}

function testsOf({ file, suites = [], specs }: PlaywrightSuite): EndToEndTest[] {
  return [...specs.map(({ title }) => ({ file, title })), ...suites.flatMap(testsOf)]
}
