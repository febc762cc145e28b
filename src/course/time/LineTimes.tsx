import { styled } from 'styled-components'
import { color, font, radius, size } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Playhead } from './playhead.ts'
import { secondsOf } from './axis.ts'
import type { Moment, RunEvent } from './moments.ts'

/** When a line runs. The axis marks these moments while somebody points at it, and a press leads to the next of them. */
export function LineTimes({ times, playhead }: { times: readonly number[]; playhead: Playhead }) {
  const mark = (some: readonly number[]) => () => playhead.marks.setState(some, true)

  function goOn(): void {
    const { at } = playhead.store.getState()
    playhead.moveTo(times.find((time) => time > at + 1) ?? times[0] ?? at)
  }

  return (
    <TimesButton
      type="button"
      onClick={goOn}
      onPointerEnter={mark(times)}
      onPointerLeave={mark([])}
      onFocus={mark(times)}
      onBlur={mark([])}
    >
      <VisuallyHidden>Runs at </VisuallyHidden>
      {timesText(times)}
    </TimesButton>
  )
}

/** How many times are said: the code beside them needs the room. */
const SAID = 2

/** When something happens, such as `0.00 s · 0.03 s and 3 more`: on a phone no longer text has room in one line. */
export function timesText(times: readonly number[]): string {
  const said = times.slice(0, SAID).map(secondsOf).join(' · ')
  const more = times.length - SAID
  return more > 0 ? `${said} and ${more} more` : said
}

/**
 * Which lines of a file run at which moments, from the first press on: the kind of what happens, and if need be the beginning of what it
 * happens to, beside a text of the line. `['leaves', 'queryFn']` is for each request that leaves, `['shows Loading', 'isPending']` for a page that shows it. Of several
 * that fit, the first one holds.
 */
export type RunningLines = readonly (readonly [when: string, line: string])[]

/** The lines of a file that run at a moment, each by its text. */
export function linesAt(moment: Moment | undefined, run: string, lines: RunningLines): readonly string[] {
  const told = moment?.told.filter((one) => one.at >= 0 && [run, undefined].includes(one.run)) ?? []
  return [...new Set(told.flatMap((one) => lines.find(([when]) => isFor(when, one))?.[1] ?? []))]
}

/** When a line runs, in ms of the axis. */
export function timesOf(line: string, moments: readonly Moment[], run: string, lines: RunningLines) {
  return moments.filter((moment) => linesAt(moment, run, lines).includes(line)).map(({ at }) => at)
}

function isFor(when: string, { kind, what }: RunEvent): boolean {
  const [wanted = '', ...words] = when.split(' ')
  return kind === wanted && what.startsWith(words.join(' '))
}

const TimesButton = styled.button`
  float: inline-end;
  margin: 0 0 0 1ch;
  padding: 0 0.375rem;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.text};
  font: 600 0.75rem/1.25rem ${font.body};
  font-variant-numeric: tabular-nums;
  text-decoration: underline dotted ${color.textMuted};
  text-indent: 0;
  text-underline-offset: 0.25em;
  cursor: pointer;

  /* It takes no more room than its words: the text below its line would make way for it, too. */
  @media (pointer: coarse) {
    min-height: ${size.least};
    margin-block: calc((1.25rem - ${size.least}) / 2);
  }

  &:hover {
    background: ${color.accentSoft};
  }
`
