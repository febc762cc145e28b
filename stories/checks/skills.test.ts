import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { skills } from '../guides/skills.ts'
import { entries, read } from './contents.ts'

const PAGE = 'stories/guides/Skills.mdx'
const FILE = resolve(import.meta.dirname, '../..', PAGE)

it('the page Skills has a link for each skill, by the name that the catalogue has for its story', async () => {
  const rows = skills.flatMap(([wants, ...ids]) =>
    ids.map((id, index) => rowOf(index === 0 ? wants : '', id)),
  )
  const table = ['| You want to | Look at |', '| --- | --- |', ...rows].join('\n')
  const written = read(PAGE).replace(/^\|.*\|$/ms, table)
  const options = { ...(await resolveConfig(FILE)), filepath: FILE }
  await expect(await format(written, options), '`npm run new:docs` writes it').toMatchFileSnapshot(FILE)
})

/** A story's name as a sentence has it: `Bare Zero` as “Bare zero”. */
function sentence(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase()
}

/** A row of the table. A lesson's, and that of the lab, are bold. */
function rowOf(wants: string, marked: string): string {
  const [, mark = '', id = ''] = /^([✗✓] )?(.+)$/.exec(marked) ?? []
  const entry = entries[id]
  if (entry === undefined) throw new Error(`${id} is not in the catalogue.`)
  const lesson = lessons.find((known) => lessonPageId(known) === id)
  const name =
    lesson?.skill ?? (entry.type === 'docs' ? entry.title.replace(/^.*\//, '') : sentence(entry.name))
  const link = `[${mark}${name}](?path=/${entry.type}/${id})`
  const isLesson = /^course-.+--(lesson|lab)$/.test(id)
  return isLesson ? `| **${wants}** | **${link}** |` : `| ${wants} | ${link} |`
}
