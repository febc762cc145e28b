import { worldOn } from '#course/world/worldOn.ts'

/**
 * Keeps the height that a stage has, so that the page below does not jump while its story starts again. Returns how to let go, which
 * happens once the story's first answers are there.
 */
export function holdHeight(stage: HTMLElement): () => void {
  const height = `${stage.offsetHeight}px`
  stage.style.minHeight = height
  return () => {
    const letGo = () => {
      // Another start may hold it by now.
      if (stage.style.minHeight === height) stage.style.minHeight = ''
    }
    const log = worldOn(stage)?.log
    const isIdle = () => log?.entries().every(({ outcome }) => outcome !== 'pending') ?? true
    // Two frames: what has been answered is rendered in the first.
    const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(letGo))
    if (isIdle() || log === undefined) return void afterFrames()
    const stop = log.subscribe(() => {
      if (!isIdle()) return
      stop()
      afterFrames()
    })
  }
}
