import { secondsOf } from './axis.ts'

/** How many times are said: the code beside them needs the room. */
const SAID = 2

/** When something happens, such as `0.00 s · 0.03 s and 3 more`: on a phone no longer text has room in one line. */
export function timesText(times: readonly number[]): string {
  const said = times.slice(0, SAID).map(secondsOf).join(' · ')
  const more = times.length - SAID
  return more > 0 ? `${said} and ${more} more` : said
}
