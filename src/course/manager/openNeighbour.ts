import { STORY_MISSING } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Components of the catalogue that have another name now. */
const renamed: Record<string, string> = {
  'components-lessons-welcome-race': 'components-lessons-welcome-a-failed-refresh',
}

/** Lets the address of a story that is gone open the first story of its component, which says more than that something is missing. */
export function openNeighbourOfMissing(api: API): void {
  api.on(STORY_MISSING, (id?: string) => {
    const [component = ''] = id?.split('--') ?? []
    const now = Object.hasOwn(renamed, component) ? renamed[component] : component
    const entries = Object.values(api.getIndex()?.entries ?? {})
    const neighbour = entries.find((entry) => entry.id.startsWith(`${now}--`))
    if (neighbour !== undefined) api.selectStory(neighbour.id)
  })
}
