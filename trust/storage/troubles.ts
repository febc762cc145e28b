import type { StoredShape, StoredValue } from './values.ts'

/** What can be wrong with storage. */
export interface Trouble {
  name: string
  /** What stands under the key when the page opens; the value of today's shape unless set. */
  text?: (shape: StoredShape) => string | undefined
  /** What the page then shows: one of these. */
  shows: (shape: StoredShape) => StoredValue['shows'][]
  /** What makes storage fail. */
  storage?: 'full' | 'blocked'
  /** What another tab does once the page is open, and what the page then shows. */
  elsewhere?: { does: 'clears' | 'changes'; shows: (shape: StoredShape) => StoredValue['shows'] }
}

/** About two million signs: no value of the course is a thousandth as long. */
const HUGE = 2_000_000

export const troubles: readonly Trouble[] = [
  { name: 'bad JSON', text: () => '{"state":{', shows: ({ fresh }) => [fresh] },
  { name: 'wrong shape', text: ({ wrong }) => wrong, shows: ({ fresh }) => [fresh] },
  { name: 'older shape', text: ({ older }) => older.text, shows: ({ older }) => [older.shows] },
  {
    name: 'prototype keys',
    text: ({ stored }) => withPrototypeKeys(stored.text),
    shows: ({ fresh, stored }) => [fresh, stored.shows],
  },
  {
    name: 'huge value',
    text: ({ huge }) => huge('x'.repeat(HUGE)),
    // A long name shows as it is: that the page works is all that is asked.
    shows: () => [/./],
  },
  { name: 'full', storage: 'full', shows: ({ stored }) => [stored.shows] },
  { name: 'blocked', storage: 'blocked', shows: ({ fresh }) => [fresh] },
  {
    name: 'cleared elsewhere',
    shows: ({ stored }) => [stored.shows],
    elsewhere: { does: 'clears', shows: ({ fresh }) => fresh },
  },
  {
    name: 'changed elsewhere',
    text: () => undefined,
    shows: ({ fresh }) => [fresh],
    elsewhere: { does: 'changes', shows: ({ another }) => another.shows },
  },
]

/** The keys by which a careless merge changes every object of a page. */
const POISON = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}'

function withPrototypeKeys(text: string): string {
  return text.startsWith('{') ? text.replaceAll(/\{(?!\})/g, `{${POISON},`) : `{${POISON}}`
}
