import { notifyManager } from '@tanstack/react-query'
import type { World } from '#mocks/world.ts'
import { renderAgain } from '#course/exercise/grade/RendersAgain.tsx'
import { rendersIn } from './rendersOf.ts'

/** Whether a reader of an answer stays as it is when its parent renders again. */
export async function isMemoized(world: World, stage: HTMLElement, reader: string): Promise<boolean> {
  const before = rendersIn(stage, reader, 'In all')
  renderAgain(world)
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  return rendersIn(stage, reader, 'In all') === before
}
