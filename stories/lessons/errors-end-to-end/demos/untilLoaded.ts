import { noop } from '@tanstack/react-query'
import { waitFor } from 'storybook/test'

/** Waits until a demo has stopped loading, however it ended. A learner may have turned the network, so not for ever. */
export async function untilLoaded(stage: HTMLElement): Promise<void> {
  const look = () => {
    if (!/posts|server/.test(stage.textContent)) throw new Error('It is still loading.')
  }
  await waitFor(look, { timeout: 20_000 }).catch(noop)
}
