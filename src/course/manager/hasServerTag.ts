import type { API } from 'storybook/manager-api'

/** Whether what is shown asks a server: a story by its tag, a docs page by a story in one of the files whose stories it shows. */
export function hasServerTag(api: API): boolean {
  const entries = api.getIndex()?.entries ?? {}
  const shown = entries[api.getCurrentStoryData()?.id ?? '']
  if (shown?.type !== 'docs') return shown?.tags?.includes('server') ?? false
  return Object.values(entries).some(
    ({ type, importPath, tags }) =>
      type === 'story' && shown.storiesImports.includes(importPath) && tags?.includes('server') === true,
  )
}
