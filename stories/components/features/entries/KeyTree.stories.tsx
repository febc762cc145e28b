import { hashKey } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { KeyTree } from '#screens/which-entries-changed/KeyTree.tsx'
import type { Entry } from '#screens/which-entries-changed/watchEntries.ts'

const entry = (key: QueryKey, state: Entry['state'], isActive = true): Entry => ({
  key,
  hash: hashKey(key),
  state,
  isActive,
  hasData: state !== 'failed',
  fetches: 1,
  error: null,
})

const entries = [
  entry(['posts', 'list'], 'fresh'),
  entry(['posts', 'list', { userId: 1 }], 'stale', false),
  entry(['posts', 'detail', 1], 'fetching'),
  entry(['todos'], 'failed'),
]

const meta = preview.meta({
  title: 'Components/Features/Entries/Key tree',
  component: KeyTree,
  parameters: { layout: 'padded' },
  args: {
    tree: { queries: [], watched: { entries, fetches: 4 }, read: new Set<string>(), onRead: fn() },
    matches: undefined,
  },
})

export const Ready = meta.story()

/** A filter lights what it matches: here each entry below `posts`. */
export const Matched = meta.story({
  args: { matches: new Set(entries.slice(0, 3).map(({ hash }) => hash)) },
})

export const Empty = meta.story({
  args: {
    tree: { queries: [], watched: { entries: [], fetches: 0 }, read: new Set<string>(), onRead: fn() },
  },
})
