import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { ElementId, Session } from './driver.ts'
import { asJson, css, inWords, shown } from './query.ts'
import type { Query } from './query.ts'

/** By itself, as a document can take it. */
const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

const EMPTY = 'about:blank'

/** A page in WebKit, used as a person does: each press is the browser's own. */
export class WebKitPage {
  /** Where it is used, if not in its own document. */
  private frame: string | undefined

  constructor(private readonly session: Session) {}

  async goto(url: string): Promise<void> {
    await this.session.send('POST', 'url', { url })
    // Without waiting for a load, a new browser still has its empty document, and loses it during a command.
    const isEmpty = async () => (await this.run(() => location.href).catch(() => EMPTY)) === EMPTY
    await expect.poll(isEmpty).toBe(url === EMPTY)
  }

  /** `back` or `refresh`. */
  async go(where: 'back' | 'refresh'): Promise<void> {
    await this.session.send('POST', where, {})
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.send('POST', 'window/rect', { width, height })
  }

  /** Runs a function in the page, which knows nothing around it, and waits for what it promises. */
  run<Given extends unknown[], Value>(
    fn: (...given: Given) => Value | Promise<Value>,
    ...args: Given
  ): Promise<Value> {
    return this.execute(`return (${fn})(...arguments)`, args)
  }

  /** What a query finds now, as far as it is to be seen. */
  all(query: Query): Promise<ElementId[]> {
    return this.eachOf(query, (element) => element as unknown as ElementId)
  }

  /** What a function makes of each, in the page and at once: a page that goes on may have no such element a moment later. */
  private async eachOf<Value>(query: Query, fn: (element: HTMLElement) => Value): Promise<Value[]> {
    const script = `return (${shown})(arguments[0])?.map(${fn})`
    const found = await this.execute<Value[] | null>(script, [asJson(query)])
    if (found) return found
    await this.execute(testingLibrary)
    return this.eachOf(query, fn)
  }

  private async execute<Value>(script: string, args: unknown[] = []): Promise<Value> {
    try {
      return await this.session.send('POST', 'execute/sync', { script, args })
    } catch (error) {
      // A frame that has loaded meanwhile is another one for the driver; one that is loading is none.
      if (this.frame === undefined || !/no such (?:window|frame)/.test(String(error))) throw error
      await this.enter(this.frame)
      return this.execute(script, args)
    }
  }

  /** Waits until a query finds one element, or as many as there shall be. */
  async see(query: Query, count = 1): Promise<ElementId[]> {
    let found: ElementId[] = []
    const counted = async () => (found = await this.all(query)).length
    await expect.poll(counted, inWords(query)).toBe(count)
    return found
  }

  async press(query: Query): Promise<void> {
    for (const element of await this.see(query)) await this.pressElement(element)
  }

  async pressElement(element: ElementId): Promise<void> {
    if (!(await this.pressOnce(element))) await this.pressElement(element)
  }

  /** Presses what is in a menu, which the browser closes by a press elsewhere, also by one that was to meet what is in it. */
  async pressIn(opener: Query, query: Query): Promise<void> {
    if ((await this.all(query)).length === 0) await this.press(opener)
    const [element] = await this.see(query)
    if (element && !(await this.pressOnce(element))) await this.pressIn(opener, query)
  }

  /** The driver looks where the element is, then presses there. By then a page may have moved: what that press meets must not get it. */
  private async pressOnce(element: ElementId): Promise<boolean> {
    await this.run(keepPressFor, element as unknown as HTMLElement)
    await this.click(element)
    return !(await this.run(hasMissed))
  }

  private async click(element?: ElementId): Promise<void> {
    await this.session.send('POST', `element/${idOf(element)}/click`, {})
  }

  /** Drags an element from its middle along its line, by so many px. By a mouse: for a finger, too, this driver takes one. */
  async drag(query: Query, x: number): Promise<void> {
    const [origin] = await this.see(query)
    const move = (to: number) => ({ type: 'pointerMove', duration: 100, origin, x: to, y: 0 })
    const actions = [
      move(0),
      { type: 'pointerDown', button: 0 },
      move(x / 2),
      move(x),
      { type: 'pointerUp', button: 0 },
    ]
    await this.session.send('POST', 'actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  /** Types a text in place of what a field has. */
  async write(query: Query, text: string): Promise<void> {
    const [field] = await this.see(query)
    await this.session.send('POST', `element/${idOf(field)}/clear`, {})
    await this.session.send('POST', `element/${idOf(field)}/value`, { text })
  }

  /** Chooses an option of a select. */
  async choose(query: Query, option: string): Promise<void> {
    // Of a closed select no option is to be seen.
    const [select] = await this.see(query)
    const found = await this.run(optionOf, select as unknown as HTMLSelectElement, option)
    await this.click(found as unknown as ElementId)
  }

  /** Waits until what a query finds has these texts, the spaces around each left out. */
  async reads(query: Query, texts: readonly (string | RegExp)[]): Promise<void> {
    const expected = texts.map((says) => (typeof says === 'string' ? says : expect.stringMatching(says)))
    const read = () => this.eachOf(query, ({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
    await expect.poll(read, inWords(query)).toEqual(expected)
  }

  /** Does something in a frame of the page. */
  async inFrame<Value>(selector: string, act: () => Promise<Value>): Promise<Value> {
    await this.enter(selector)
    try {
      return await act()
    } finally {
      await this.leave()
    }
  }

  private async enter(selector: string): Promise<void> {
    await this.leave()
    // Its first document is an empty one.
    await expect.poll(() => this.run(hasDocument, selector), selector).toBe(true)
    const [id] = await this.see(css(selector))
    try {
      await this.session.send('POST', 'frame', { id })
      this.frame = selector
    } catch (error) {
      // Between two commands a page may put another frame in its place.
      if (!String(error).includes('no such frame')) throw error
      await this.enter(selector)
    }
  }

  private async leave(): Promise<void> {
    this.frame = undefined
    await this.session.send('POST', 'frame', { id: null })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.send<string>('GET', 'screenshot'), 'base64')
  }
}

const idOf = (element?: ElementId): string => Object.values(element ?? {})[0] ?? ''

// The functions below run in the page.

interface Pressed {
  press?: { isMissed: boolean; forget: () => void }
}

/** Takes the next press from whatever it meets but this element. */
function keepPressFor(element: HTMLElement): void {
  const page = globalThis as Pressed
  page.press?.forget()
  const forgotten = new AbortController()
  const press = { isMissed: false, forget: () => forgotten.abort() }
  page.press = press
  const judge = (event: Event) => {
    // Where it moves away under a press, the click goes to what is around.
    if (['pointerdown', 'click'].includes(event.type) && !event.composedPath().includes(element))
      press.isMissed = true
    if (press.isMissed) {
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    if (event.type === 'click') press.forget()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, judge, { capture: true, signal: forgotten.signal })
}

/** A page that the press has led to knows of no press. */
function hasMissed(): boolean {
  return (globalThis as Pressed).press?.isMissed === true
}

function hasDocument(selector: string): boolean {
  const inner = document.querySelector<HTMLIFrameElement>(selector)?.contentDocument
  return (
    inner !== null && inner !== undefined && inner.URL !== 'about:blank' && inner.readyState !== 'loading'
  )
}

function optionOf(select: HTMLSelectElement, label: string): HTMLOptionElement | undefined {
  return [...select.options].find((option) => option.label === label)
}
