import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DevtoolsConnection } from './devtoolsExtension.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

it('stands where the extension would be, and writes down what the stores of the course say', async () => {
  vi.stubGlobal('window', {})
  const { pageRecorder } = await import('./pageRecorder.ts')
  const { useCounterStore } = await import('#features/counter/counterStore.ts')
  const { userStoreActions } = await import('#features/user/userStore.ts')
  useCounterStore.getState().set(4)
  void userStoreActions.login({ email: 'ada@example.com', password: 'secret' })
  await Promise.resolve()
  expect(pageRecorder?.log.getState().entries).toMatchObject([
    { container: 'counter store', action: { type: 'set', value: 4 } },
    { container: 'user store', action: { type: 'loginStarted' } },
  ])
  expect(JSON.stringify(pageRecorder?.log.getState())).not.toContain('secret')
  userStoreActions.logout()
})

it('steps aside for the Redux DevTools of a browser: stores talk to them', async () => {
  const connection = { init: vi.fn(), send: vi.fn(), subscribe: () => () => undefined }
  const real = { connect: (): DevtoolsConnection => connection }
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION__: real })
  expect((await import('./pageRecorder.ts')).pageRecorder).toBeUndefined()
  const { useCounterStore } = await import('#features/counter/counterStore.ts')
  useCounterStore.getState().increment()
  expect(connection.send).toHaveBeenCalledWith({ type: 'increment' }, expect.objectContaining({ count: 1 }))
})

it('does nothing on a server', async () => {
  expect((await import('./pageRecorder.ts')).pageRecorder).toBeUndefined()
})
