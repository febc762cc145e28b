import { memo, StrictMode } from 'react'
import { expect } from 'storybook/test'
import { canBeShown } from '#course/story/developmentOnly.tsx'
import preview from '#storybook/preview.tsx'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { FamilyOfCounts } from './FamilyOfCounts.tsx'

const meta = preview.meta({
  title: 'Components/Lab/Render counts',
  component: RenderCount,
})

/** Memoized, so that renders by Storybook do not count. */
const Family = memo(FamilyOfCounts)

export const CountsRenders = meta.story({
  render: () => <Family />,
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByText('Parent: 1 render')).toBeVisible()
    await step('a parent renders its children along', async () => {
      await press('Change the parent')
      await expect(canvas.getByText('Parent: 2 renders')).toBeVisible()
      await expect(canvas.getByText('Child: 2 renders')).toBeVisible()
    })
    await step('but not a memoized one', async () => {
      await expect(canvas.getByText('Memoized child: 1 render')).toBeVisible()
    })
    await step('and a child not its parent', async () => {
      await press('Change the child')
      await expect(canvas.getByText('Child: 3 renders')).toBeVisible()
      await expect(canvas.getByText('Parent: 2 renders')).toBeVisible()
    })
  },
})

export const UnderStrictMode = meta.story({
  tags: ['proof'],
  parameters: { onlyIn: 'development' },
  render: () => (
    <StrictMode>
      <Family />
    </StrictMode>
  ),
  play: async ({ canvas, parameters, userEvent, step }) => {
    if (!canBeShown(parameters)) {
      await expect(canvas.getByText(/^Only development shows this\./)).toBeVisible()
      return
    }
    await step('what StrictMode does twice counts once', async () => {
      await expect(canvas.getByText('Parent: 1 render')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Change the parent' }))
      await expect(canvas.getByText('Parent: 2 renders')).toBeVisible()
      await expect(canvas.getByText('Memoized child: 1 render')).toBeVisible()
    })
  },
})
