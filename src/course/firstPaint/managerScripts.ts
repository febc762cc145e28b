import { preloadFile } from './firstPaint.ts'

/** The scripts of Storybook's frame, in their order, with their addresses. */
declare const SCRIPTS: readonly [string, ...string[]]

/** Loads the scripts of Storybook's frame: first the one that all others need, so that it can run while they come. */
export function loadManager(): void {
  if (document.querySelector('link[rel="modulepreload"]') !== null) return
  const [first, ...rest] = SCRIPTS
  const link = preloadScript(first)
  for (const name of ['load', 'error'] as const)
    link.addEventListener(name, () => rest.forEach(preloadScript))
}

function preloadScript(href: string): HTMLElement {
  return preloadFile({ rel: 'modulepreload', href })
}

let hasStarted = false

/** Starts Storybook's frame; once, however often it is asked to. */
export function startManager(): void {
  if (hasStarted) return
  hasStarted = true
  void run()
}

/** Runs the scripts one after the other, as Storybook's own page does. */
async function run(): Promise<void> {
  for (const script of SCRIPTS) await import(/* @vite-ignore */ script)
}
