import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Prediction } from '#course/prediction/prediction.ts'
import type { ShownStory } from './stories.ts'

/**
 * The prediction whose run a story is.
 *
 * @throws Error if the story is no run
 */
export async function predictionOf({ file, name }: ShownStory): Promise<Prediction> {
  const code = readFileSync(file, 'utf8')
  const definition = new RegExp(`export const ${name} = .*?runOf\\((\\w+)`, 's').exec(code)?.[1]
  const source = new RegExp(`import \\{ ${definition} \\} from '([^']+)'`).exec(code)?.[1]
  if (definition === undefined || source === undefined)
    throw new Error(`${name} in ${file} is not the run of a prediction that has a file.`)
  const path = createRequire(file).resolve(source)
  const module = (await import(/* @vite-ignore */ path)) as Record<string, Prediction | undefined>
  const prediction = module[definition]
  if (prediction === undefined) throw new Error(`${path} exports no ${definition}.`)
  return prediction
}
