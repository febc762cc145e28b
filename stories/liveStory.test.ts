import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { renderLive } from '#storybook/liveStory.ts'
import type { PreparedStory } from '#storybook/liveStory.ts'

const story = { id: 'a-story' } as PreparedStory
const other = { id: 'another-story' } as PreparedStory

/** A story on a docs page, whose phases the test tells. */
function open() {
  const channel = new EventEmitter()
  const takenAway = vi.fn(() => Promise.resolve())
  const docs = { channel, renderStoryToElement: () => takenAway } as unknown as Parameters<
    typeof renderLive
  >[0]
  const live = renderLive(docs, story, {} as HTMLElement, { plays: false, onBroken: () => undefined })
  const enter = async (newPhase: string, { id } = story, renderId = 1) => {
    channel.emit('storyRenderPhaseChanged', { storyId: id, renderId, newPhase })
    // What waits for the phase goes on.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { live, takenAway, enter, channel }
}

it('a story goes once it has ended', async () => {
  const { live, takenAway, enter, channel } = open()
  await enter('rendering')
  void live.remove()
  await enter('completed')
  expect(takenAway).not.toHaveBeenCalled()
  await enter('finished')
  expect(takenAway).toHaveBeenCalledOnce()
  expect(channel.eventNames()).toEqual([])
})

it('a story that is rendered again goes once that has ended, whatever others do', async () => {
  const { live, takenAway, enter } = open()
  await enter('finished')
  await enter('loading')
  void live.remove()
  await enter('finished', other, 2)
  await enter('rendering')
  expect(takenAway).not.toHaveBeenCalled()
  await enter('finished')
  expect(takenAway).toHaveBeenCalledOnce()
})
