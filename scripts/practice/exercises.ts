import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lessons } from '#syllabus/lessons.ts'
import type { Exercise } from '#course/exercise/exercise.ts'

/** An exercise as it stands in a project's folder. */
export interface FoundExercise {
  id: string
  title: string
  task: string
  /** Where the learner writes. */
  path: string
  /** A right answer. */
  solution: string
  /** Its stories. */
  stories: string
  /** What the code may import. */
  modules: Exercise['modules']
  /** Tells one version of the learner's code from another. */
  version: string
}

/** All exercises of a project, in the order of the lessons. */
export async function findExercises(root: string): Promise<FoundExercise[]> {
  const definitions = readdirSync(resolve(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/exercises\/[^/]+\/exercise\.ts$/.test(file))
  const found = await Promise.all(definitions.map((file) => read(root, file)))
  const place = ({ id }: FoundExercise) => lessons.findIndex(({ slug }) => id.startsWith(`${slug}/`))
  return found.toSorted((a, b) => place(a) - place(b) || a.id.localeCompare(b.id))
}

async function read(root: string, file: string): Promise<FoundExercise> {
  const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, Exercise>
  const [exercise] = Object.values(module)
  if (exercise === undefined) throw new Error(`${file} defines no exercise.`)
  const { id, title, task, path, modules } = exercise
  const folder = posix.dirname(file)
  const stories = readdirSync(resolve(root, folder)).find((name) => name.endsWith('.stories.tsx'))
  const code = readFileSync(resolve(root, path))
  const version = createHash('sha256').update(code).digest('hex')
  return {
    id,
    title,
    task,
    path,
    solution: `${folder}/solution.tsx`,
    stories: `${folder}/${stories}`,
    modules,
    version,
  }
}
