import type { MaxHeight } from '#course/stage/CutBox.tsx'
import type { LessonSlug } from '#syllabus/lessons.ts'
import type { PageLooks } from '../first-look/firstLooks.ts'
import { asPicture } from './asPicture.ts'
import * as blocks from './blocks.ts'
import type { DemoProps, PairProps, Side } from './blocks.ts'
import { deedsOf } from './inWords.ts'
import { escaped, markup } from './markup.ts'
import type { ShownStory } from './pagesAsText.ts'
import { figure, fileOf, fold, linkTo } from './readingParts.ts'
import { md, paragraph, toMarkdown } from './toMarkdown.ts'
import type { BlockText } from './toMarkdown.ts'

interface Cut {
  /** What its picture is cut at. */
  maxHeight?: MaxHeight
}

const WHOLE = ' style="--cut:200rem;--cut-on-paper:200rem"'

function cutAt(maxHeight: MaxHeight): string {
  const [onDesks, onPhones] = typeof maxHeight === 'string' ? [maxHeight, maxHeight] : maxHeight
  return ` style="--cut:${onDesks};--cut-on-phones:${onPhones}" data-cut`
}

type PredictProps = Cut & { of: ShownStory; againIn?: LessonSlug }

/** What pictures lack, by the files of their stories: what only a browser draws. All other demos are drawn as they first look. */
const lacks: readonly (readonly [files: RegExp, says: string])[] = [
  [/\/components\/lab\//, 'Instruments measure what is live, so they are empty here. '],
]

function lacksOf({ file }: ShownStory): string {
  return lacks.find(([files]) => files.test(file))?.[1] ?? ''
}

/** What happens in the run of a demo that is replayed over time, as its test says it. */
function runOf({ steps: seen }: ShownStory): BlockText {
  return seen.length === 0 ? [] : fold('The run, step by step', steps(seen))
}

function steps(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => md`1. ${sentence.charAt(0).toUpperCase() + sentence.slice(1)}`)
    .join('\n')
}

/** The blocks of a page that have demos: each is a picture of how it first looks, beside what the Markdown says of it. */
export function readingDemos(looks: PageLooks) {
  async function pictureOf(of: ShownStory, title: string, maxHeight?: MaxHeight): Promise<BlockText> {
    const { html, requests } = await looks.draw(of)
    // A diagram that is cut off says nothing.
    const isDiagram = /[\\/]diagrams[\\/]/.test(of.file)
    const cut = isDiagram ? WHOLE : maxHeight === undefined ? '' : cutAt(maxHeight)
    const value = `<div class="look" role="img" aria-label="${escaped(title)}, as it first looks"${cut}><div inert>${asPicture(html)}</div></div>${requests && `<div class="look" inert>${asPicture(requests)}</div>`}`
    return [
      [{ type: 'html', value }],
      markup`<p class="small">A picture of how it begins. ${lacksOf(of)}`,
      linkTo(of.address, 'Open the demo', title),
      markup`</p>`,
    ]
  }

  async function Demo(props: DemoProps & Cut & { overTime?: boolean }): Promise<BlockText> {
    const { of, title, maxHeight, overTime, children } = props
    const [, , ...rest] = blocks.Demo(props)
    const run = overTime === true ? runOf(of) : []
    return figure('demo', title, [], children, ...(await pictureOf(of, title, maxHeight)), ...rest, ...run)
  }

  async function Pair({ title, wrong, right, children }: PairProps): Promise<BlockText> {
    if (wrong === undefined || right === undefined) return [children]
    const sides = [...(await sideOf('✗ Wrong', wrong)), ...(await sideOf('✓ Right', right))]
    return figure('pair', title, [], children, ...sides)
  }

  async function sideOf(verdict: string, { of, title, note, path, code }: Side): Promise<BlockText> {
    const text = typeof note === 'string' ? md`${note}` : [paragraph(await toMarkdown(note))]
    const file = path.slice(path.lastIndexOf('/') + 1)
    return figure(
      'side',
      `${verdict}: ${title}`,
      [],
      ...(await pictureOf(of, title)),
      text,
      ...runOf(of),
      ...fold(`The code: ${file}`, fileOf(path, code)),
    )
  }

  async function Predict(props: PredictProps): Promise<BlockText> {
    const { of, againIn, maxHeight = '22rem' } = props
    const [, question, options] = blocks.Predict(props)
    if (of.prediction === undefined || of.expected === undefined)
      throw new Error(`${of.name} says no answer to its question.`)
    const { title, why } = of.prediction
    const answer = typeof of.expected === 'number' ? of.expected.toLocaleString('en') : of.expected
    const reason = typeof why === 'string' ? why : why(of.expected)
    return figure(
      'predict',
      `${againIn === undefined ? 'Predict' : 'From earlier'}: ${title}`,
      [],
      question,
      options,
      ...fold(
        'The answer',
        `${md`**${answer}**`}\n\n${md`${reason}`}`,
        '**The run, step by step**',
        steps(['The demo starts.', ...(await deedsOf(of.prediction.act, of))]),
        // Before, it could tell.
        ...(await pictureOf(of, title, maxHeight)),
      ),
    )
  }

  return { Demo, FramedDemo: Demo, Pair, Predict }
}
