import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { lessons } from '#syllabus/lessons.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import type { Modules } from '#course/exercise/run/modules.ts'
import { exercises } from '../vite/exercises.ts'
import type * as Definitions from './definitions.ts'

/** An exercise as it stands in a project's folder. */
export interface FoundExercise extends Pick<Exercise, 'id' | 'title' | 'task' | 'path' | 'storyId'> {
  /** A right answer. */
  solution: string
  /** Its stories. */
  stories: string
  /** Tells one version of the learner's code from another. */
  version: string
}

/** All exercises of a project, in the order of the lessons. */
export async function findExercises(root: string): Promise<FoundExercise[]> {
  const { definitions } = await imported<typeof Definitions>('scripts/practice/definitions.ts', root)
  const found = Object.values(definitions)
    .flatMap(Object.values<Exercise>)
    .map((each) => located(each, root))
  const place = ({ id }: FoundExercise) => lessons.findIndex(({ slug }) => id.startsWith(`${slug}/`))
  return found.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id))
}

/** What the code of the exercise with this starting point may import. */
export async function modulesOf(path: string, root: string): Promise<Modules> {
  return (await imported<{ modules: Modules }>(`${path}?modules`, root)).modules
}

/** A module of the project as its pages see it. */
export async function imported<Module>(file: string, root: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    configFile: false,
    root,
    plugins: [exercises()],
    logLevel: 'error',
  })
  return module
}

function located({ id, title, task, path, storyId }: Exercise, root: string): FoundExercise {
  const folder = posix.dirname(path)
  const stories = readdirSync(resolve(root, folder)).find((name) => name.endsWith('.stories.tsx'))
  const version = createHash('sha256')
    .update(readFileSync(resolve(root, path)))
    .digest('hex')
  return {
    id,
    title,
    task,
    path,
    storyId,
    solution: `${folder}/solution.tsx`,
    stories: `${folder}/${stories}`,
    version,
  }
}
