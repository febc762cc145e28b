import { benchAxis } from './axis/benchAxis.ts'
import { benchDevelop } from './develop/benchDevelop.ts'
import { benchExercise, benchTypeHelp } from './exercise/benchExercise.ts'
import { benchHeights } from './heights/benchHeights.ts'
import { benchLesson } from './lesson/benchLesson.ts'
import { benchList } from './list/benchList.ts'
import { benchRead } from './read/benchRead.ts'
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
/** One takes as long as all others, and one needs the ports of `npm start`: they run when they are named. */
const named = { read: benchRead, develop: benchDevelop }
const chosen = process.argv.slice(2)
const all = { ...benches, ...named }
const unknown = chosen.find((name) => !(name in all))

if (unknown === undefined) {
  for (const [name, bench] of Object.entries(chosen.length > 0 ? all : benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    report(await bench())
  }
} else {
  report(`There is no bench “${unknown}”: choose from ${Object.keys(all).join(', ')}, or name none for all.`)
}

function report(problem: string | undefined): void {
  if (problem === undefined) return
  process.stderr.write(`${problem}\n\n`)
  process.exitCode = 1
}
