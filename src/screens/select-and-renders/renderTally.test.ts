import { expect, it } from 'vitest'
import { countRender, createRenderTally, rendersSince } from './renderTally.ts'

it('counts each reader by its name', () => {
  const tally = createRenderTally()
  for (const name of ['Count', 'Title', 'Count']) countRender(tally, name)
  expect(tally.getState()).toEqual({ Count: 2, Title: 1 })
})

it('says what has been counted since an earlier moment', () => {
  const tally = createRenderTally()
  countRender(tally, 'Count')
  const earlier = tally.getState()
  countRender(tally, 'Count')
  countRender(tally, 'Title')
  expect(rendersSince(earlier, tally.getState())).toEqual({ Count: 1, Title: 1 })
  expect(rendersSince(earlier, earlier)).toEqual({ Count: 0 })
})
