import type { API } from 'storybook/manager-api'

/** Whether what is shown asks a server: a story by its tag, a docs page by that of its own stories, or of a story in a file that it imports. */
export function hasServerTag(api: API): boolean {
  const entries = api.getIndex()?.entries ?? {}
  const shown = entries[api.getCurrentStoryData()?.id ?? '']
  if (shown?.type !== 'docs' || shown.tags?.includes('server'))
    return shown?.tags?.includes('server') ?? false
  return Object.values(entries).some(
    ({ type, importPath, tags }) =>
      type === 'story' && shown.storiesImports.includes(importPath) && tags?.includes('server') === true,
  )
}
