import { measureAll } from '../cells.ts'
import type { TrustContext } from '../context.ts'
import type { Table } from '../table.ts'
import { storedKeys } from './keys.ts'
import { troubles } from './troubles.ts'
import { visitInTrouble } from './visit.ts'

export const title = 'Storage × keys'

/** Each way in which storage can be broken, for each key that something is stored under. */
export async function run({ browser, wants, ...sites }: TrustContext): Promise<Table> {
  const rows = storedKeys.map((stored) => ({
    name: `${stored.site}: ${stored.key}`,
    measures: troubles.map(
      (trouble) => (context: Parameters<typeof visitInTrouble>[0]) =>
        visitInTrouble(context, sites, stored, trouble),
    ),
  }))
  return {
    title,
    about:
      'Each cell breaks one key of local storage in one way, opens the page that shows it, and asks: does the page show its default (or the value, ' +
      'where there is a good one), does the value change when a visitor changes it, is every other key as it was, is no prototype changed, and is ' +
      'the console quiet? *Full* is the real quota, filled to its last byte.',
    columns: troubles.map(({ name }) => name),
    rows: await measureAll({ browser, wants }, rows),
  }
}
