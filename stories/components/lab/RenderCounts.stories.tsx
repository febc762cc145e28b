import { memo, StrictMode } from 'react'
import { expect } from 'storybook/test'
import { canBeShown } from '#course/story/developmentOnly.tsx'
import preview from '#storybook/preview.tsx'
import { RenderCount } from '#course/renders/RenderCount.tsx'
import { renderHighlight } from '#course/renders/renderHighlight.ts'
import { FamilyOfCounts } from './FamilyOfCounts.tsx'

const meta = preview.meta({
  title: 'Components/Lab/Render counts',
  component: RenderCount,
  beforeEach: () => () => renderHighlight.setState({ isOn: false }),
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

export const Highlighted = meta.story({
  render: () => <Family />,
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const flashes = (text: string) => canvas.getByText(text).getAnimations().length
    // Nothing flashes for a user who prefers reduced motion.
    const one = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1
    await canvas.findByText('Parent: 1 render')
    await step('off: a render is counted, and nothing flashes', async () => {
      await press('Change the parent')
      await expect(flashes('Parent: 2 renders')).toBe(0)
    })
    await step('turning it on renders nothing', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Highlight renders' }))
      await expect(canvas.getByText('Parent: 2 renders')).toBeVisible()
    })
    await step('on: what renders flashes, and the flash is no render', async () => {
      await press('Change the child')
      await expect(flashes('Child: 3 renders')).toBe(one)
      await expect(flashes('Parent: 2 renders')).toBe(0)
      await Promise.all(
        canvas
          .getByText('Child: 3 renders')
          .getAnimations()
          .map(({ finished }) => finished),
      )
      await expect(canvas.getByText('Child: 3 renders')).toBeVisible()
    })
    await step('off again: the same counts as ever', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Highlight renders' }))
      await press('Change the parent')
      await expect(flashes('Parent: 3 renders')).toBe(0)
      await expect(canvas.getByText('Child: 4 renders')).toBeVisible()
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

export const WithLessMotion = meta.story({
  tags: ['proof'],
  beforeEach() {
    const own = globalThis.matchMedia
    globalThis.matchMedia = (query) => own(query.replace(': reduce)', ': no-preference)'))
    return () => {
      globalThis.matchMedia = own
    }
  },
  render: () => <Family />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Highlight renders' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change the parent' }))
    await step('it is on, it counts, and nothing flashes', async () => {
      await expect(canvas.getByText(/asks for less motion/)).toBeVisible()
      await expect(canvas.getByText('Parent: 2 renders').getAnimations()).toEqual([])
    })
  },
})
