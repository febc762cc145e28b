import { benchAxis } from './axis/benchAxis.ts'
import { benchExercise, benchTypeHelp } from './exercise/benchExercise.ts'
import { benchHeights } from './heights/benchHeights.ts'
import { benchLesson } from './lesson/benchLesson.ts'
import { benchList } from './list/benchList.ts'
import { benchStart } from './start/benchStart.ts'
import { benchWorkspace } from './workspace/benchWorkspace.ts'

const benches = {
  start: benchStart,
  list: benchList,
  lesson: benchLesson,
  exercise: benchExercise,
  typehelp: benchTypeHelp,
  heights: benchHeights,
  axis: benchAxis,
  workspace: benchWorkspace,
}
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in benches))

if (unknown === undefined) {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    report(await bench())
  }
} else {
  report(
    `There is no bench “${unknown}”: choose from ${Object.keys(benches).join(', ')}, or name none for all.`,
  )
}

function report(problem: string | undefined): void {
  if (problem === undefined) return
  process.stderr.write(`${problem}\n\n`)
  process.exitCode = 1
}
