import { practiceIds } from '#syllabus/practiceList.ts'

/** `npm run new:docs` writes this file. */
const marks =
  '190n 15zb ddsw jwfg hbf1 xbcu 8qew ion1 kdci 1l6n qc9a 1rej sn0t 1ksg xt3n 7l3s tyc4 1wqn 1goi g7lo iw6d 2igt 1slo 1r2t wnp8 1tub 1mcg 13fv 46e5 wdmh'

/** How the hash of each question’s mark begins, so that counting answers brings no page along. */
export const questionMarks: Readonly<Record<string, string>> = Object.fromEntries(
  practiceIds().predictions.map((id, index) => [id, marks.split(' ')[index] ?? '']),
)
