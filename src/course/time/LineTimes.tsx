import { styled } from 'styled-components'
import { color, font, radius, size } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Playhead } from './playhead.ts'
import { secondsOf } from './axis.ts'

/** When a line runs. The axis marks these moments while somebody points at it, and a press leads to the next of them. */
export function LineTimes({ times, playhead }: { times: readonly number[]; playhead: Playhead }) {
  const mark = (some: readonly number[]) => () => playhead.marks.setState(some, true)

  function goOn(): void {
    const { at } = playhead.store.getState()
    playhead.moveTo(times.find((time) => time > at + 1) ?? times[0] ?? at)
  }

  return (
    <Times
      type="button"
      onClick={goOn}
      onPointerEnter={mark(times)}
      onPointerLeave={mark([])}
      onFocus={mark(times)}
      onBlur={mark([])}
    >
      <VisuallyHidden>Runs at </VisuallyHidden>
      {timesText(times)}
    </Times>
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

const Times = styled.button`
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
