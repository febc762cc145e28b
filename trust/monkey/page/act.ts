import { createChance } from './chance.ts'
import type { Chance } from './chance.ts'
import { isDocsPage, nameOf } from './controls.ts'
import {
  goThroughHistory,
  operateAny,
  pressKey,
  scroll,
  turnNetworkOfApp,
  turnNetworkOfDemos,
} from './deeds.ts'
import type { Deed } from './deeds.ts'

/** What the monkey does next in a page. */
export interface Orders {
  /** The same seed chooses the same actions on the same page. */
  seed: number
  count: number
}

/** What came of it. */
export interface Outcome {
  done: number
  /** Where the focus fell to the body, and stayed there: the action before, and what had the focus. */
  lostFocusAfter: string[]
}

/** How long, in ms, the focus may be nowhere while a page comes. */
const ARRIVAL_MS = 600

/** What the monkey has done last, for the report of a walk that ends by it. */
let latest: string | undefined

export function latestDeed(): string | undefined {
  return latest
}

/** Acts as somebody with a mouse and a keyboard who understands nothing. No link that leaves the document is followed. */
export async function act({ seed, count }: Orders): Promise<Outcome> {
  const chance = createChance(seed)
  const outcome: Outcome = { done: 0, lostFocusAfter: [] }
  while (outcome.done < count) {
    const wasLost = isFocusLost()
    const before = nameOf(document.activeElement)
    const name = nextDeed(chance)(chance)
    latest = `${name} (${location.pathname}${location.search})`
    outcome.done += 1
    const holder = isFocusLost() ? before : nameOf(document.activeElement)
    // A browser takes the focus from a disabled element when it draws the next frame.
    await nextFrame()
    if (!wasLost && (await staysLost()))
      outcome.lostFocusAfter.push(`${name}, from ${holder} (${location.pathname})`)
  }
  return outcome
}

function nextDeed(chance: Chance): Deed {
  if (chance.is(0.07)) return pressKey
  if (chance.is(0.04)) return scroll
  if (isDocsPage()) return chance.is(0.01) ? turnNetworkOfDemos : operateAny
  if (chance.is(0.05)) return goThroughHistory
  return chance.is(0.05) ? turnNetworkOfApp : operateAny
}

async function staysLost(): Promise<boolean> {
  const since = performance.now()
  while (isFocusLost() && performance.now() - since < ARRIVAL_MS) await nextFrame()
  return isFocusLost()
}

function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}

export function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(drawn))
}
