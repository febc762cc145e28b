import { notifyManager } from '@tanstack/react-query'
import type { World } from '#mocks/world.ts'
import { renderAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { rendersOf } from './rendersOf.ts'

/** Whether a reader of an answer stays as it is when its parent renders again. */
export async function isMemoized(world: World, stage: HTMLElement, reader: string): Promise<boolean> {
  const before = rendersOf(stage, reader, 'Total')
  renderAgain(world)
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  return rendersOf(stage, reader, 'Total') === before
}
