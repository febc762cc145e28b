import { benchRead } from './read/benchRead.ts'
import { benchStart } from './start/benchStart.ts'

const benches = { start: benchStart, read: benchRead }
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in benches))

if (unknown === undefined) {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length === 0 || chosen.includes(name)) report(await bench())
  }
} else {
  report(
    `There is no bench “${unknown}”: choose from ${Object.keys(benches).join(', ')}, or name none for both.`,
  )
}

function report(problem: string | undefined): void {
  if (problem === undefined) return
  process.stderr.write(`${problem}\n\n`)
  process.exitCode = 1
}
