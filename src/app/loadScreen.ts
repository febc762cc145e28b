import type { ComponentType } from 'react'

/** The code of each screen comes in a file of its own, but for Home's, which is in the main chunk. */
const files = import.meta.glob<Record<string, ComponentType>>(['../screens/*.tsx', '!../screens/Home.tsx'])

/**
 * Fetches a screen, whose file bears its name.
 *
 * @throws Error where no file of that name exports it
 */
export async function loadScreen(name: string): Promise<ComponentType> {
  const screen = (await files[`../screens/${name}.tsx`]?.())?.[name]
  if (screen === undefined) throw new Error(`src/screens/${name}.tsx exports no “${name}”.`)
  return screen
}
