import type { TrustContext } from '../context.ts'
import type { Cell, Table } from '../table.ts'
import { addresses } from './generate.ts'
import type { Address } from './generate.ts'
import { KINDS } from './payloads.ts'
import { startSubSite } from './subSite.ts'
import { visitAddress } from './visit.ts'
import type { Landing, Sites } from './visit.ts'

export const title = 'Addresses'

const WORKERS = 2

/** Generated addresses, none of which may execute what it says, crash a page, or lead to one without a heading. */
export async function run({ browser, app, catalogue, wants }: TrustContext): Promise<Table> {
  const subSite = await startSubSite()
  const kinds = KINDS.filter(wants)
  const visited = addresses.filter(({ kind }) => wants(kind))
  const landings = await visitAll(browser, visited, {
    app,
    catalogue,
    'app below a path': subSite.url,
  }).finally(() => subSite.close())
  const count = (chosen: readonly Address[], of: keyof Landing): Cell => {
    const found = chosen.filter((address) => landings.get(address)?.[of] !== undefined)
    const says = found.map((address) => `${short(address)}: ${landings.get(address)?.[of] ?? ''}`)
    return { ok: found.length === 0, says: [String(found.length), ...says].join('; ') }
  }
  const columns = { executes: 'executed', crashes: 'crashed', 'has no heading': 'lost' } as const
  return {
    title,
    about:
      'Generated addresses of app (at the root of a host, and below a path) and catalogue, the same on every run: in paths, in parameters, in the fragment. A cell counts those that ' +
      'execute what they say (or link to it, or lead to another host), that throw or write an error to the console, and that lead to a page ' +
      'without a heading.',
    columns: ['addresses', ...Object.keys(columns)],
    rows: kinds.map((kind) => {
      const chosen = addresses.filter((address) => address.kind === kind)
      return {
        name: kind,
        cells: [
          { ok: true, says: String(chosen.length) },
          ...Object.values(columns).map((column) => count(chosen, column)),
        ],
      }
    }),
  }
}

async function visitAll(
  browser: TrustContext['browser'],
  visited: readonly Address[],
  sites: Sites,
): Promise<Map<Address, Landing>> {
  const landings = new Map<Address, Landing>()
  const open = visited.values()
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      for (const address of open) landings.set(address, await visitAddress(context, sites, address))
      await context.close()
    }),
  )
  return landings
}

function short({ site, path }: Address): string {
  return `${site} /${path.length > 80 ? `${path.slice(0, 80)}… (${path.length} signs)` : path}`
}
