import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ChosenOnAServer } from './demos/ChosenOnAServer.tsx'
import { EntityFirst } from './demos/EntityFirst.tsx'
import { RefetchForNobody } from './demos/RefetchForNobody.tsx'
import { SmallestEnabled } from './demos/SmallestEnabled.tsx'
import { SmallestSkipToken } from './demos/SmallestSkipToken.tsx'
import { WaitsForAUser } from './demos/WaitsForAUser.tsx'

const meta = preview.meta({ title: 'Components/Lessons/When may it ask?/Guards', tags: ['server'] })

export const Waiting = meta.story({
  render: () => <WaitsForAUser />,
  play: async ({ canvas, userEvent, step, world }) => {
    const user = canvas.getByRole('combobox', { name: 'User' })
    await step('while nobody is chosen, no request leaves', async () => {
      await expect(await canvas.findByText('Choose a user first.')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('a chosen user lets it ask', async () => {
      await userEvent.selectOptions(user, 'User 1')
      await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('with nobody, it does not ask', async () => {
      await userEvent.selectOptions(user, 'Nobody')
      await expect(await canvas.findByText('Choose a user first.')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const Enabled = meta.story({
  tags: ['proof'],
  render: () => <ChosenOnAServer>{(chosen) => <SmallestEnabled {...chosen} />}</ChosenOnAServer>,
  play: async ({ canvas, userEvent, step, world }) => {
    const line = canvas.getByRole('status')
    const user = canvas.getByRole('combobox', { name: 'User' })
    await step('while nobody is chosen, the query is pending and idle: no request leaves', async () => {
      await expect(line).toHaveTextContent('Posts: pending, idle.')
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('a chosen user enables it: it fetches, and succeeds', async () => {
      await userEvent.selectOptions(user, 'User 1')
      await expect(world.log.entries()).toHaveLength(1)
      await waitFor(() => expect(line).toHaveTextContent('Posts: success, idle.'))
    })
    await step('with nobody, it is pending and idle again', async () => {
      await userEvent.selectOptions(user, 'Nobody')
      await expect(line).toHaveTextContent('Posts: pending, idle.')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const Skipped = Enabled.extend({
  render: () => <ChosenOnAServer>{(chosen) => <SmallestSkipToken {...chosen} />}</ChosenOnAServer>,
})

/** How far the chain of both queries has come. */
const howFar = (stage: HTMLElement) => {
  const line = stage.querySelector('[role=status]')?.textContent ?? ''
  if (line.startsWith('Post: pending'))
    return line.startsWith('Post: pending, idle') ? 'nothing' : 'Post loads'
  return line.includes('More: success') ? 'Post and More' : 'More loads'
}

export const Dependent = meta.story({
  parameters: { shows: howFar, world: { network: { latencyMs: 600 } } },
  render: () => <EntityFirst />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const line = canvas.getByRole('status')
    await expect(howFar(canvasElement)).toBe('nothing')
    await step('More waits until the post has named its author', async () => {
      const more = world.network.hold('GET', 'userId=2')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), 'Post 12')
      await waitFor(() => expect(line).toHaveTextContent('Post: success, idle.'))
      await expect(howFar(canvasElement)).toBe('More loads')
      more.release()
      await waitFor(() => expect(line).toHaveTextContent('More: success, idle.'))
      await expect(howFar(canvasElement)).toBe('Post and More')
    })
    await step('so the two requests went one after the other', async () => {
      const paths = world.log.entries().map(({ path }) => path)
      await expect(paths).toEqual(['posts/12', 'posts?userId=2'])
    })
  },
})

export const RefetchAnyway = meta.story({
  parameters: { console: { expected: [/Attempted to invoke queryFn when set to skipToken/] } },
  render: () => <RefetchForNobody />,
  play: async ({ canvas, userEvent, step, world }) => {
    const line = canvas.getByRole('status')
    await step('neither asks by itself', async () => {
      await expect(line).toHaveTextContent('Disabled: pending, idle. Skipped: pending, idle.')
      await expect(world.log.entries()).toHaveLength(0)
    })
    await step('refetch() runs the function of the disabled one: everybody’s posts come', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch the disabled one' }))
      await waitFor(() => expect(line).toHaveTextContent('Disabled: success, idle.'))
      await expect(world.log.entries()).toMatchObject([{ path: 'posts', outcome: 200 }])
    })
    await step('the skipped one has no function to run', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch the skipped one' }))
      await waitFor(() => expect(line).toHaveTextContent('Skipped: error, idle.'))
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})
