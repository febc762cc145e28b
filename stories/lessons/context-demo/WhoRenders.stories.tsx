import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { ChildrenFromAbove } from './demos/ChildrenFromAbove.tsx'
import { ChildrenMadeInside } from './demos/ChildrenMadeInside.tsx'
import { FatContext } from './demos/FatContext.tsx'
import { SplitContexts } from './demos/SplitContexts.tsx'
import { StoreInstead } from './demos/StoreInstead.tsx'

/** How often the component has rendered that needs no render. */
const shows = (stage: HTMLElement) => firstOf(stage, /(?:Language|Part): \d+ renders?/)

const meta = preview.meta({ title: 'Components/Lessons/Context Demo/Who renders', parameters: { shows } })

export const OneFatContext = meta.story({
  render: () => <FatContext />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('both have rendered once', async () => {
      await expect(await canvas.findByText('Language: 1 render')).toBeVisible()
    })
    await step('three letters later the language has rendered three times more, for nothing', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(await canvas.findByText('Name field: 4 renders')).toBeVisible()
      await expect(await canvas.findByText('Language: 4 renders')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Language: 4 renders')
    })
  },
})

export const TwoContexts = meta.story({
  render: () => <SplitContexts />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('three letters later only the field has rendered again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(await canvas.findByText('Name field: 4 renders')).toBeVisible()
      await expect(await canvas.findByText('Language: 1 render')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Language: 1 render')
    })
  },
})

export const OneStore = meta.story({
  render: () => <StoreInstead />,
  play: async ({ canvas, userEvent, step }) => {
    await step('three letters later only the field has rendered again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await expect(await canvas.findByText('Name field: 4 renders')).toBeVisible()
      await expect(await canvas.findByText('Language: 1 render')).toBeVisible()
    })
  },
})

export const ElementsMadeInside = meta.story({
  render: () => <ChildrenMadeInside />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('two clicks render the part twice, for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Click' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Click' }))
      await expect(await canvas.findByText('Part: 3 renders')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Part: 3 renders')
    })
  },
})

export const ElementsFromAbove = meta.story({
  render: () => <ChildrenFromAbove />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('two clicks do not render the part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Click' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Click' }))
      await expect(canvas.getByText('2 clicks')).toBeVisible()
      await expect(canvas.getByText('Part: 1 render')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Part: 1 render')
    })
  },
})
