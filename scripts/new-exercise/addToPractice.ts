/**
 * Adds an exercise to the list of what there is to practise, as the last one of its lesson.
 *
 * @param source the text of `src/syllabus/practiceList.ts`
 * @throws Error if the list is not written as it was
 */
export function addToPractice(source: string, lesson: string, exercise: string): string {
  const entry = new RegExp(`^ {2}'?${lesson}'?: \\{\\s*exercises: \\[[^\\]]*`, 'm').exec(source)
  if (entry !== null)
    return insert(source, entry.index + entry[0].trimEnd().length, separated(entry[0], exercise))
  const list = /export const practice\b[^]*?\n(?=\}\n)/.exec(source)
  if (list === null)
    throw new Error('src/syllabus/practiceList.ts holds no list of what there is to practise.')
  const first = `  '${lesson}': { exercises: ['${exercise}'], predictions: [] },\n`
  return insert(source, list.index + list[0].length, first)
}

function separated(before: string, exercise: string): string {
  return /[[,]\s*$/.test(before) ? `'${exercise}'` : `, '${exercise}'`
}

function insert(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at)
}
