import type { API } from 'storybook/manager-api'

type Entries = NonNullable<ReturnType<API['getIndex']>>['entries']

/**
 * Whether an entry of Storybook's index asks a server: a story by its tag, a docs page by that of its own stories, or of a story in a file that
 * it imports.
 */
export function asksServer(entries: Entries, id: string): boolean {
  const shown = entries[id]
  if (shown?.type !== 'docs' || shown.tags?.includes('server'))
    return shown?.tags?.includes('server') ?? false
  return Object.values(entries).some(
    ({ type, importPath, tags }) =>
      type === 'story' && shown.storiesImports.includes(importPath) && tags?.includes('server') === true,
  )
}
