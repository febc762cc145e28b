import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { VersionWithMigrate } from './demos/VersionWithMigrate.tsx'
import { VersionWithoutMigrate } from './demos/VersionWithoutMigrate.tsx'

/** How many items are in the basket. */
const shows = (stage: HTMLElement) => firstOf(stage, /\d items?/)

const meta = preview.meta({ title: 'Components/Lessons/Zustand Demo/Versions', parameters: { shows } })

export const ANewVersionDropsTheOld = meta.story({
  render: () => <VersionWithoutMigrate />,
  parameters: { console: { expected: [/State loaded from storage couldn't be migrated/] } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('three items are stored, and the basket is empty', async () => {
      await expect(canvas.getByText('0 items')).toBeVisible()
      await expect(canvas.getByText('Stored: {"state":{"count":3},"version":0}')).toBeVisible()
    })
    await step('the next change overwrites them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
      await expect(canvas.getByText('1 item')).toBeVisible()
      await expect(shows(canvasElement)).toBe('1 item')
      await expect(canvas.getByText('Stored: {"state":{"items":1},"version":1}')).toBeVisible()
    })
  },
})

export const MigrateKeepsTheOld = meta.story({
  render: () => <VersionWithMigrate />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the three items are there, and stored in the new shape', async () => {
      await expect(canvas.getByText('3 items')).toBeVisible()
      await expect(canvas.getByText('Stored: {"state":{"items":3},"version":1}')).toBeVisible()
    })
    await step('the next change adds to them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
      await expect(canvas.getByText('4 items')).toBeVisible()
      await expect(shows(canvasElement)).toBe('4 items')
    })
  },
})
