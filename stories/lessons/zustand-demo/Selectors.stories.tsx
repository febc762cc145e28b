import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { Fruit } from './demos/Fruit.tsx'
import { Basket as ObjectSelector } from './demos/ObjectSelector.tsx'
import { Apples as OneField } from './demos/OneField.tsx'
import { Basket as ShallowSelector } from './demos/ShallowSelector.tsx'
import { Apples as WholeStore } from './demos/WholeStore.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Zustand Demo/Selectors', tags: ['store'] })

/** How many apples, and how often they have rendered. */
const showsApples = (stage: HTMLElement) =>
  `${firstOf(stage, /\d apples?/)}, ${firstOf(stage, /Apples: (\d+ renders?)/)}`

/** What is in the basket, or that it has crashed. */
const showsBasket = (stage: HTMLElement) =>
  firstOf(stage, /Maximum update depth exceeded/, /\d apples? and \d pears?/)

export const TheWholeStore = meta.story({
  parameters: { shows: showsApples },
  render: () => <Fruit Reader={WholeStore} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('two pears make the apples render twice, for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await expect(await canvas.findByText('0 apples')).toBeVisible()
      await expect(await canvas.findByText('Apples: 3 renders')).toBeVisible()
    })
    await step('an apple makes them render once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an apple' }))
      await expect(await canvas.findByText('Apples: 4 renders')).toBeVisible()
      await expect(showsApples(canvasElement)).toBe('1 apple, 4 renders')
    })
  },
})

export const ASelector = meta.story({
  parameters: { shows: showsApples },
  render: () => <Fruit Reader={OneField} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('two pears leave the apples alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await expect(await canvas.findByText('Apples: 1 render')).toBeVisible()
    })
    await step('an apple makes them render once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an apple' }))
      await expect(await canvas.findByText('1 apple')).toBeVisible()
      await expect(await canvas.findByText('Apples: 2 renders')).toBeVisible()
      await expect(showsApples(canvasElement)).toBe('1 apple, 2 renders')
    })
  },
})

export const ANewObjectEachTime = meta.story({
  render: () => <Fruit Reader={ObjectSelector} />,
  parameters: {
    shows: showsBasket,
    console: { expected: [/getSnapshot should be cached/, /Maximum update depth exceeded/] },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('it crashes before it has shown anything', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Maximum update depth exceeded')
    })
    await step('and no fruit brings it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an apple' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await expect(showsBasket(canvasElement)).toBe('Maximum update depth exceeded')
    })
  },
})

export const AShallowSelector = meta.story({
  parameters: { shows: showsBasket },
  render: () => <Fruit Reader={ShallowSelector} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('reads both without a crash', async () => {
      await expect(await canvas.findByText('0 apples and 0 pears')).toBeVisible()
    })
    await step('and renders once for each change', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an apple' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add a pear' }))
      await expect(await canvas.findByText('1 apple and 1 pear')).toBeVisible()
      await expect(await canvas.findByText('Basket: 3 renders')).toBeVisible()
      await expect(showsBasket(canvasElement)).toBe('1 apple and 1 pear')
    })
  },
})
