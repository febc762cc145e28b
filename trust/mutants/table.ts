import type { TrustContext } from '../context.ts'
import type { Cell, Row, Table } from '../table.ts'
import type { Mutant } from './instrument.ts'
import { judge } from './judge.ts'
import type { Judgement } from './judge.ts'
import { modules } from './modules.ts'
import { survivors } from './survivors.ts'
import type { Survivor } from './survivors.ts'

export const title = 'Mutants'

const LEAST_PERCENT = 90

/** Changes the pure modules in one place at a time, and runs their unit tests. */
export async function run({ wants }: Pick<TrustContext, 'wants'>): Promise<Table> {
  const judgement = await judge(modules.filter(wants))
  return {
    title,
    about: `Each mutant is one change of a pure module: another operator, number or condition, a call or a body left out. The unit tests have to fail with it. At least ${LEAST_PERCENT} % are killed; \`trust/mutants/survivors.ts\` gives the reason for each that is not.`,
    columns: ['mutants', 'killed', 'survivors without a reason', 'reasons without a survivor'],
    rows: rowsOf(
      judgement,
      survivors.filter(({ file }) => wants(file)),
    ),
  }
}

/** A row for each module, and one for all. */
export function rowsOf({ mutants, isKilled }: Judgement, reasons: readonly Survivor[]): Row[] {
  const files = [...new Set([...mutants, ...reasons].map(({ file }) => file))]
  const rows = files.map((file) =>
    rowOf(
      file,
      mutants.filter((mutant) => mutant.file === file),
    ),
  )
  return [...rows, rowOf('All', mutants)]

  function rowOf(name: string, those: readonly Mutant[]): Row {
    const killed = those.filter(isKilled).length
    const percent = (killed / those.length) * 100
    const survived = those.filter((mutant) => !isKilled(mutant))
    const known = reasons.filter(({ file }) => name === 'All' || file === name)
    return {
      name,
      cells: [
        { ok: those.length > 0, says: String(those.length) },
        // A module of twenty lines has few mutants: what counts is the sum.
        { ok: name !== 'All' || percent >= LEAST_PERCENT, says: `${killed} (${percent.toFixed(1)} %)` },
        found(survived.filter((mutant) => !known.some((reason) => isAbout(reason, mutant)))),
        found(known.filter((reason) => !survived.some((mutant) => isAbout(reason, mutant)))),
      ],
    }

    /** The row of all only counts: those of the modules stand above it. */
    function found(those: readonly Omit<Survivor, 'reason'>[]): Cell {
      if (those.length === 0) return { ok: true, says: 'none' }
      return { ok: false, says: name === 'All' ? String(those.length) : those.map(inWords).join('; ') }
    }
  }
}

function isAbout(reason: Survivor, mutant: Mutant): boolean {
  return (
    reason.file === mutant.file &&
    reason.code === mutant.code &&
    reason.original === oneLine(mutant.original) &&
    reason.replacement === oneLine(mutant.replacement)
  )
}

function inWords({ code, original, replacement }: Omit<Survivor, 'reason' | 'file'>): string {
  return `${oneLine(original)} → ${oneLine(replacement)}, in “${code}”`
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ')
}
