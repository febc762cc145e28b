import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commit } from '../report.ts'
import type { Tally } from './tally.ts'

/** One run of a whole suite. */
export interface Round extends Tally {
  suite: string
  date: string
  commit: string
  minutes: number
  /** Where only tests ran that had failed before: these. */
  again?: readonly string[]
}

const FILE = resolve(import.meta.dirname, 'rounds.json')

/** All rounds that were kept: ten of everything take longer than most people let a machine alone, so each is kept when it has ended. */
export function keptRounds(): readonly Round[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Round[]) : []
}

/** Keeps a round that has just ended, or a run of the tests that had failed before. */
export function keepRound(suite: string, tally: Tally, startedAt: number, again?: readonly string[]): void {
  const round: Round = {
    suite,
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    minutes: Math.round((performance.now() - startedAt) / 6000) / 10,
    ...tally,
    ...(again && { again }),
  }
  write([...keptRounds(), round])
}

/** Forgets the rounds of some suites. */
export function forgetRounds(suites: readonly string[]): void {
  write(keptRounds().filter(({ suite }) => !suites.includes(suite)))
}

function write(rounds: readonly Round[]): void {
  writeFileSync(FILE, `${JSON.stringify(rounds, null, 2)}\n`)
}
