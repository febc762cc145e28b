import { expect } from '@playwright/test'
import { entriesOf } from '../built/catalogue.ts'
import { told } from '../told.ts'
import type { WebKitPage } from './page.ts'
import { button, css, first, role, text } from './query.ts'
import type { Query } from './query.ts'
import { test } from './fixtures.ts'
import { sites } from '../site.ts'

const VERDICT = /^(Passed: |Confirmed: |Failed)/
const HAS_BUG = 'Confirmed: this version has the bug.'
const PASSED = 'Passed: the demo does what this page says.'

const isExercise = ({ id }: { id: string }) => id.startsWith('components-exercises-')

for (const { id, title } of entriesOf('docs').filter((entry) => !isExercise(entry)))
  test(`${title}: its demos start, its checks, pairs and predictions hold`, async ({ visited: page }) => {
    await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=${id}`)
    await page.see(css('.sbdocs main[aria-busy="false"]'))
    const { checks, pairs, predictions } = await page.run(figuresOf)
    await page.run(startEveryDemo)
    /** As somebody does who watches it. WebDriver alone scrolls what it presses to the lower edge, and no further. */
    const inView = async (name: string, act: () => Promise<void>) => {
      await page.run(bringIntoView, name)
      await test.step(name, act)
    }
    // From the last to the first: what comes of one moves what is below it, between the driver's look at a button and its press.
    for (const name of checks.toReversed()) await inView(name, () => runCheck(page, figure(name)))
    const isLesson = id.startsWith('course-')
    for (const name of pairs.toReversed())
      await inView(name, () => (isLesson ? runPair : judgePair)(page, name))
    for (const name of predictions.toReversed()) await inView(name, () => predict(page, figure(name)))
  })

const figure = (name: string): Query => role('figure', name)

async function runCheck(page: WebKitPage, within: Query): Promise<void> {
  await page.pressIn(button(/^More: /, within), button(/^Run the check: /, within))
  const isWrong = (await page.all(text('✗ Wrong', within))).length > 0
  await page.reads(text(VERDICT, within), [isWrong ? HAS_BUG : PASSED])
}

/** A pair whose sides show the same has no axis. */
async function judgePair(page: WebKitPage, name: string): Promise<void> {
  await page.press(button('Run both', figure(name)))
  await page.reads(text(VERDICT, figure(name)), [HAS_BUG, PASSED])
}

async function runPair(page: WebKitPage, name: string): Promise<void> {
  const within = figure(name)
  await page.press(button('Run both', within))
  // The slider says what has happened when it has stopped, and not while it plays.
  await page.see(css('[aria-label="Time"][aria-valuetext*=" s. "]', within))
  const [wrong, right] = await page.run(framesOf, name)
  const saying = told[name]?.map((says) => (typeof says === 'string' ? says : expect.stringMatching(says)))
  if (saying) expect([wrong, right]).toEqual(saying)
  else expect(wrong).not.toBe(right)
}

/** Gives the first answer. Whether that is the right one, the run says. */
async function predict(page: WebKitPage, within: Query): Promise<void> {
  await page.press(first(css('[role="group"] > [aria-pressed]', within)))
  const verdict = first(role('status', undefined, within))
  await page.reads(verdict, [/Press Go on\.$|✓|✗/])
  for (const goOn of await page.all(button('Go on', within))) await page.pressElement(goOn)
  await page.reads(verdict, [/✓|✗/])
}

// The functions below run in the page.

/** Unfolds all of a page. Returns the names of its figures that have a check, are pairs, or ask. */
function figuresOf(): Record<'checks' | 'pairs' | 'predictions', string[]> {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main > details')) fold.open = true
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const namesOf = (selector: string) =>
    [...document.querySelectorAll(`figure:has(${selector})`)].map(
      (each) => each.getAttribute('aria-label') ?? '',
    )
  return {
    checks: namesOf('[aria-label^="Run the check: "]'),
    pairs: namesOf('[data-side="wrong"]'),
    predictions: namesOf('[aria-pressed]').filter((name) => name.startsWith('Predict: ')),
  }
}

/** Demos start when somebody comes near. What comes above one, such as another demo, moves it away again. */
async function startEveryDemo(): Promise<void> {
  for (const stage of document.querySelectorAll('figure [role="region"][aria-label$=": live demo"]'))
    while (stage.checkVisibility() && stage.getAttribute('aria-busy') !== 'false') {
      stage.scrollIntoView({ block: 'center' })
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
}

function bringIntoView(name: string): void {
  document.querySelector(`figure[aria-label=${CSS.escape(name)}]`)?.scrollIntoView({ behavior: 'instant' })
}

/** What both frames of a pair show in words, the wrong one first. */
function framesOf(title: string): (string | undefined)[] {
  return ['wrong', 'right'].map((side) => {
    const frame = `figure[aria-label=${CSS.escape(title)}] [data-side="${side}"] [role="region"][aria-label$=": frame"] *`
    const words = [...document.querySelectorAll(frame)].filter(
      ({ childElementCount }) => childElementCount === 0,
    )
    const says = words.map(({ textContent }) => textContent.trim())
    return says
      .map((words) => /^The page shows (.*)\.$/.exec(words)?.[1])
      .find((words) => words !== undefined)
  })
}
