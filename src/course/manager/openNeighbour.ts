import { STORY_MISSING } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Lets the address of a story that is gone open the first story of its component, which says more than that something is missing. */
export function openNeighbourOfMissing(api: API): void {
  api.on(STORY_MISSING, (id?: string) => {
    const [component = ''] = id?.split('--') ?? []
    const entries = Object.values(api.getIndex()?.entries ?? {})
    const neighbour = entries.find((entry) => entry.id.startsWith(`${component}--`))
    if (neighbour !== undefined) api.selectStory(neighbour.id)
  })
}
