export interface HelpQuestion {
  title: string
  /** Where the exercise is. */
  address: string
  task: string
  code: string
  /** What the learner has read last of a check, if there was one. */
  verdict: string
  /** The test that failed: what was tried, what was expected, what the page showed. */
  failing: readonly string[]
  logged: readonly string[]
  /** Such as `@tanstack/react-query 5.108`. */
  versions: readonly string[]
}

/** What somebody who asks for help has to say, as Markdown. */
export function questionText(question: HelpQuestion): string {
  const { title, address, task, code, verdict, failing, logged, versions } = question
  return [
    `**${title}** (${address})`,
    `Task: ${task}`,
    fenced('tsx', code),
    ...(verdict === '' ? ['Not checked yet.'] : [`> ${verdict}`]),
    ...(failing.length > 0 ? [failing.map((line) => `- ${line}`).join('\n')] : []),
    ...(logged.length > 0 ? ['Console:', fenced('text', logged.join('\n'))] : []),
    `Versions: ${versions.join(', ')}`,
  ].join('\n\n')
}

/** With a fence that is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
