import { act, latestDeed, nextFrame } from './act.ts'
import { holdLinks, isDocsPage, nameOf } from './controls.ts'
import { countTimers } from './countTimers.ts'
import type { WaitingTimer } from './countTimers.ts'
import { toStorybook } from './deeds.ts'
import { LEFT } from './left.ts'

/** What an init script adds to each page that is walked through. */
export interface Monkey {
  act: typeof act
  /** The timers that wait, without those that wait as long as unused entries of the cache do. */
  waiting(collectedAfterMs: number): WaitingTimer[]
  /** Whether React has taken over the prerendered page: until then a link loads another document. */
  isAwake(): boolean
  /** Follows the link to the app's start, without a new document. */
  goHome(): void
  /** Opens a docs page as Storybook's sidebar does, on the network of its stories. */
  openPage(storyId: string): void
  /** Has a page rendered again: a docs page as any press in its toolbar does, the app by a link to where it is. */
  renderAgain(): void
  /** Presses each button within an element, those too that come by it; not those that close something or end the connection. */
  pressAll(within: string): Promise<void>
  /** Scrolls to each demo, because it starts when somebody comes near. */
  seeAll(): Promise<void>
}

declare global {
  var monkey: Monkey
}

const timers = countTimers()
holdLinks()
// A walk ends with its document, but not with a frame in it. The next document says so: a browser drops what the last one writes to the
// console on its way out.
if (globalThis.top === globalThis.self) {
  addEventListener('pagehide', () => sessionStorage.setItem(LEFT, latestDeed() ?? 'nothing'))
  const left = sessionStorage.getItem(LEFT)
  if (left !== null) console.warn(`${LEFT}${left}`)
}

globalThis.monkey = {
  act,
  waiting: (collectedAfterMs) => [...timers.values()].filter(({ delayMs }) => delayMs < collectedAfterMs),
  isAwake() {
    const link = homeLink()
    return link !== undefined && Object.keys(link).some((key) => key.startsWith('__react'))
  },
  goHome() {
    homeLink()?.click()
  },
  openPage(storyId) {
    toStorybook('updateGlobals', {
      globals: { network: 'story', errors: 'story', latency: 'story', seed: 'story' },
    })
    toStorybook('setCurrentStory', { storyId, viewMode: 'docs' })
  },
  renderAgain() {
    if (isDocsPage()) toStorybook('updateGlobals', { globals: {} })
    else homeLink()?.click()
  },
  async pressAll(within) {
    const pressed = new Set<Element>()
    const next = () =>
      [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(
        (button) => !pressed.has(button) && !/offline|close/i.test(nameOf(button)),
      )
    for (let button = next(); button && pressed.size < MOST_PRESSES; button = next()) {
      pressed.add(button)
      button.click()
      await nextFrame()
    }
  },
  async seeAll() {
    for (const figure of document.querySelectorAll('figure')) {
      figure.scrollIntoView()
      for (let frame = 0; frame < 4 || (frame < LONGEST_START && isStarting(figure)); frame++)
        await nextFrame()
    }
  },
}

/** Each press may bring further buttons. */
const MOST_PRESSES = 60

/** How many frames a demo may take to start; one that waits for something else does not come. */
const LONGEST_START = 120

/** Whether a demo is on its way that can be seen. */
function isStarting(figure: Element): boolean {
  const stages = figure.querySelectorAll('[role=region][aria-busy=true]')
  return [...stages].some((stage) => stage.checkVisibility())
}

function homeLink(): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.find(({ href }) => href === `${location.origin}/`)
}
