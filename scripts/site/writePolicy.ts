import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADERS_FILE, headersFile } from '../headersFile.ts'
import { type OtherHosts, inlineScripts, policyOf, withPolicy } from './policy.ts'

interface Site {
  /** The folder of the built app, with the built catalogue in `storybook`. */
  dir: string
  /** The path of the site on its host, with a slash at both ends. */
  base: string
  hosts: OtherHosts
}

const nowhere: OtherHosts = { api: [], pictures: [] }

/**
 * Writes each page's policy into the page, which works on any host, and the site's into a file for hosts that send headers: a header
 * rules workers, too, and says who may frame a page (decision 27).
 */
export async function writePolicy({ dir, base, hosts }: Site): Promise<void> {
  const hashes = new Set<string>()
  const files = await readdir(dir, { recursive: true })
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const file = join(dir, page)
    const html = await readFile(file, 'utf8')
    const scripts = inlineScripts(html)
    for (const hash of scripts) hashes.add(hash)
    const isCatalogue = page.startsWith('storybook')
    const policy = policyOf({ scripts, blobs: isCatalogue, ...(isCatalogue ? nowhere : hosts) })
    await writeFile(file, withPolicy(html, policy))
  }
  const policy = policyOf({ scripts: [...hashes].toSorted(), blobs: true, ...hosts })
  const headers = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
  await writeFile(join(dir, HEADERS_FILE), headersFile({ [`${base}*`]: headers }))
}
