import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { renderLive } from './liveStory.ts'
import type { PreparedStory } from './liveStory.ts'
import { noteRender } from './pendingRenders.ts'

const story = { id: 'a-story' } as PreparedStory
const other = { id: 'another-story' } as PreparedStory

/** A story on a docs page, whose phases the test tells. */
function open() {
  const channel = new EventEmitter()
  const takenAway = vi.fn(() => Promise.resolve())
  const docs = { channel, renderStoryToElement: () => takenAway } as unknown as Parameters<
    typeof renderLive
  >[0]
  const element = { remove: () => undefined } as HTMLElement
  const live = renderLive(docs, story, element, { plays: false, onBroken: () => undefined })
  const enter = async (newPhase: string, { id } = story, renderId = 1) => {
    channel.emit('storyRenderPhaseChanged', { storyId: id, renderId, newPhase })
    // What waits for the phase goes on.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { live, element, takenAway, enter, channel }
}

it('a story that does not play is there once it has rendered, and goes once Storybook has done with it', async () => {
  const { live, takenAway, enter, channel } = open()
  const onThere = vi.fn()
  void live.ended.then(onThere)
  await enter('rendering')
  expect(onThere).not.toHaveBeenCalled()
  await enter('completing')
  expect(onThere).toHaveBeenCalledOnce()
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

it('a story goes once no render waits for its turn, also where another one has ended', async () => {
  const { live, element, takenAway, enter } = open()
  const [first, second] = [createRender(), createRender()]
  noteRender(element, first.done)
  await enter('finished')
  void live.remove()
  noteRender(element, second.done)
  first.end()
  await enter('finished')
  expect(takenAway).not.toHaveBeenCalled()
  second.end()
  await enter('finished')
  expect(takenAway).toHaveBeenCalledOnce()
})

function createRender() {
  const ends: (() => void)[] = []
  const done = new Promise<void>((resolve) => void ends.push(resolve))
  return { done, end: () => ends.forEach((end) => end()) }
}
