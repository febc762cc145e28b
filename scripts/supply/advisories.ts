/** What `npm audit --json` has found out. */
export type Advisories = { asked: false } | { asked: true; problems: string[] }

interface Vulnerability {
  name: string
  severity: string
  via: (string | { title: string; url: string })[]
}

/** Reads the output of `npm audit --json`. Without a registry, and with one that knows no advisories, it is an error or nothing. */
export function readAudit(output: string): Advisories {
  const report = parse(output)
  if (report?.vulnerabilities === undefined) return { asked: false }
  // A string names another package of the report, which has the advisory itself.
  const problems = Object.values(report.vulnerabilities).flatMap(({ name, severity, via }) =>
    via
      .filter((advisory) => typeof advisory === 'object')
      .map(({ title, url }) => `${name}, ${severity}: ${title} (${url})`),
  )
  return { asked: true, problems }
}

function parse(output: string): { vulnerabilities?: Record<string, Vulnerability> } | undefined {
  try {
    return JSON.parse(output) as { vulnerabilities?: Record<string, Vulnerability> }
  } catch {
    return undefined
  }
}
