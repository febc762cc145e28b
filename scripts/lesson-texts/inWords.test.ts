import { expect, it } from 'vitest'
import { deedsOf, idle, logShows, press, requestsOf, untilQuiet } from './inWords.ts'

const server = { hasServer: true }

it('tells what a run does with its demo, in its order', async () => {
  const deeds = await deedsOf(async (run) => {
    const { canvas, userEvent } = run
    await untilQuiet()
    await press(run, 'Leave')
    await idle(200)
    await idle(3000)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'User' }), 'User 2')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await logShows()
  }, server)
  expect(deeds).toEqual([
    'Wait until no request is under way.',
    'Press “Leave”.',
    'Wait 3 s.',
    'Choose User 2 in “User”.',
    'Type Ada into “Name”.',
    'Wait until the request has left.',
  ])
})

it('tells a deed twice that is done twice, and a wait once', async () => {
  const { act } = requestsOf(
    async (run) => {
      await press(run, 'Add')
      await press(run, 'Add')
    },
    () => untilQuiet(),
  )
  const wait = 'Wait until no request is under way.'
  expect(await deedsOf(act, server)).toEqual([wait, 'Press “Add”.', 'Press “Add”.', wait])
  expect(await deedsOf(act, { hasServer: false })).toEqual(['Press “Add”.', 'Press “Add”.'])
})

it('keeps the runs apart that are told at the same time', async () => {
  const told = ['One', 'Two'].map((name) => deedsOf((run) => press(run, name), server))
  expect(await Promise.all(told)).toEqual([['Press “One”.'], ['Press “Two”.']])
})
