import type { DiagramData } from '#course/diagram/diagram.ts'
import { contextRenders } from '#course/diagram/contextRenders.ts'
import { entryLife } from '#course/diagram/entryLife.ts'
import { optimisticUpdate } from '#course/diagram/optimisticUpdate.ts'
import { queryStates } from '#course/diagram/queryStates.ts'
import { wordsOf } from '#course/diagram/wordsOf.ts'
import { fold, list, paragraph, phrases, strong } from './nodes.ts'
import type { Blocks } from './nodes.ts'
import type { ShownStory } from './stories.ts'

/** The file of the stories that draw diagrams. */
const FILE = /[\\/]components[\\/]diagrams[\\/]Diagrams\.stories\.tsx$/

/** The diagrams that these stories draw, by their exports: a text is made without running a story. */
const drawn: Record<string, DiagramData | undefined> = {
  LifeOfAnEntry: entryLife,
  StatesOfAQuery: queryStates,
  YourTurn: queryStates,
  OptimisticUpdate: optimisticUpdate,
  ContextRenders: contextRenders,
}

/** The summary of the fold that holds a diagram in words. */
export const IN_WORDS = 'The diagram in words'

/** A diagram in the words that a screen reader gets. */
export function diagramText(diagram: DiagramData): Blocks {
  const nodes = list(wordsOf(diagram).map(({ says }) => says))
  for (const [index, { name, ways }] of wordsOf(diagram).entries()) {
    const item = nodes.children[index]
    const [text] = item?.children ?? []
    if (text?.type === 'paragraph') text.children.unshift(strong(...phrases(name)), ...phrases(': '))
    if (ways.length > 0) item?.children.push(list(ways.map((way) => `${way.by} ${way.name}`)))
  }
  return [paragraph(strong(...phrases(`Diagram: ${diagram.title}`))), ...fold(IN_WORDS, [nodes])]
}

/**
 * What a demo draws: nothing, unless it is a diagram.
 *
 * @throws Error if it is a diagram that this file does not know
 */
export function drawnBy({ file, name }: ShownStory): Blocks {
  if (!FILE.test(file)) return []
  const diagram = drawn[name]
  if (diagram === undefined) throw new Error(`Which diagram does ${name} draw? Say it in diagramText.ts.`)
  return diagramText(diagram)
}
