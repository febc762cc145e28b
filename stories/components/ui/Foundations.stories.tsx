import { expect } from 'storybook/test'
import { width } from '#ui/tokens.ts'
import preview from '#storybook/preview.tsx'
import { CacheStates } from './foundations/CacheStates.tsx'
import { Colours } from './foundations/Colours.tsx'
import { Distances } from './foundations/Distances.tsx'
import { TypeScale } from './foundations/TypeScale.tsx'
import { Widths } from './foundations/Widths.tsx'

/** Each part reads the tokens themselves: what is shown here is what the screens use. */
const meta = preview.meta({ title: 'Components/UI/Foundations', parameters: { layout: 'padded' } })

export const Type = meta.story({
  render: () => <TypeScale />,
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('listitem').map((item) => {
      const sample = item.querySelector('b')
      return sample ? Number.parseFloat(getComputedStyle(sample).fontSize) : 0
    })
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(sizes.every((size) => size >= 14)).toBe(true)
  },
})

export const Space = meta.story({
  render: () => <Distances />,
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => item.querySelector('i')?.offsetWidth)
    await expect(widths).toEqual([4, 8, 16, 24, 32, 48])
  },
})

export const Width = meta.story({
  render: () => <Widths />,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items).toHaveLength(Object.keys(width).length)
    for (const [index, [name, value]] of Object.entries(width).entries())
      await expect(items[index]).toMatch(new RegExp(`width\\.${name}.*${value}: \\w`))
  },
})

export const Color = meta.story({
  render: () => <Colours />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('accent')).toBeVisible()
  },
})

export const States = meta.story({
  render: () => <CacheStates />,
  play: async ({ canvas, step }) => {
    const states = ['fetching', 'fresh', 'stale', 'inactive', 'failed']
    const text = (state: string) => canvas.getByText(state, { selector: 'b' })
    await step('each state has a name, and a colour that is like no other', async () => {
      const colours = states.map((state) => getComputedStyle(text(state)).color)
      await expect(new Set(colours).size).toBe(states.length)
    })
    await step('in a lane they differ without their colour, too', async () => {
      await expect(canvas.getByRole('list', { name: 'Legend' })).toBeVisible()
    })
  },
})
