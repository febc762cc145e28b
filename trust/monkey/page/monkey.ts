import { act, latestDeed, nextFrame } from './act.ts'
import { holdLinks } from './controls.ts'
import { countTimers } from './countTimers.ts'
import { toStorybook } from './deeds.ts'
import { LEFT } from './left.ts'

/** What an init script adds to each page that is walked through. */
export interface Monkey {
  act: typeof act
  /** The delays, in ms, of the timers that wait; without those that wait as long as unused entries of the cache do. */
  waitingMs(collectedAfterMs: number): number[]
  /** Follows the link to the app's start, without a new document. */
  goHome(): void
  /** Opens a docs page as Storybook's sidebar does, on the network of its stories. */
  openPage(storyId: string): void
  /** Scrolls to each demo, because it starts when somebody comes near. */
  seeAll(): Promise<void>
}

declare global {
  var monkey: Monkey
}

const timers = countTimers()
holdLinks()
// A walk ends with its document: what comes from here on is for its report.
addEventListener('pagehide', () => console.warn(`${LEFT}${latestDeed() ?? 'nothing'}`))

globalThis.monkey = {
  act,
  waitingMs: (collectedAfterMs) => [...timers.values()].filter((delayMs) => delayMs < collectedAfterMs),
  goHome() {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    links.find(({ href }) => href === `${location.origin}/`)?.click()
  },
  openPage(storyId) {
    toStorybook('updateGlobals', {
      globals: { network: 'story', errors: 'story', latency: 'story', seed: 'story' },
    })
    toStorybook('setCurrentStory', { storyId, viewMode: 'docs' })
  },
  async seeAll() {
    for (const figure of document.querySelectorAll('figure')) {
      figure.scrollIntoView()
      for (let frame = 0; frame < 4; frame++) await nextFrame()
    }
  },
}
