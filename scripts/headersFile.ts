/** The name of the file in which several hosts, Netlify and Cloudflare Pages among them, look for a site's headers. */
export const HEADERS_FILE = '_headers'

export type Headers = Record<string, string>

/** The text of a file with headers, by the paths that get them. A `*` at a path's end stands for all below it. */
export function headersFile(rules: Record<string, Headers>): string {
  return Object.entries(rules)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

/** The headers that a file gives the answer to a path. */
export function headersFor(file: string, path: string): Headers {
  const found: Headers = {}
  let applies = false
  for (const line of file.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) applies = matches(line.trim(), path)
    else if (applies) found[name] = value
  }
  return found
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
