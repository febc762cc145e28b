import { StrictMode } from 'react'
import { expect } from 'storybook/test'
import type { StoryContext } from 'storybook/internal/csf'
import preview from '#storybook/preview.tsx'
import { forgetSeen, seen, TwinReducers } from './TwinReducers.tsx'

const meta = preview.meta({
  title: 'Lab/Action log/Traced reducer',
  component: TwinReducers,
  parameters: { layout: 'padded' },
  beforeEach: forgetSeen,
})

/** Without a tracer it does exactly what React's hook does. */
export const WithoutATracer = meta.story({
  play: actsLikeReact,
})

/** Also where StrictMode does everything twice. */
export const WithoutATracerUnderStrictMode = meta.story({
  render: () => (
    <StrictMode>
      <TwinReducers />
    </StrictMode>
  ),
  play: actsLikeReact,
})

async function actsLikeReact({
  canvas,
  userEvent,
  step,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  const rendersOf = (title: string) =>
    canvas.getByText(new RegExp(`^${title}: \\d+ render`)).textContent.slice(title.length)
  await step('the same actions lead to the same sum', async () => {
    for (const title of ['React', 'Traced']) {
      await userEvent.click(canvas.getByRole('button', { name: `${title}: 0` }))
      await userEvent.click(canvas.getByRole('button', { name: `${title}: 3` }))
      await userEvent.click(canvas.getByRole('button', { name: `${title}: add nothing` }))
      await expect(canvas.getByRole('button', { name: `${title}: 6` })).toBeVisible()
    }
  })
  await step('by the same calls, with as many renders, by one dispatch', async () => {
    await expect(seen.react.calls.length).toBeGreaterThan(6)
    await expect(seen.traced.calls).toEqual(seen.react.calls)
    await expect(rendersOf('Traced')).toBe(rendersOf('React'))
    await expect(seen.traced.dispatches.size).toBe(1)
  })
}
