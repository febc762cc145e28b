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
    const states = ['fetching', 'fresh', 'stale', 'paused', 'inactive', 'failed']
    const text = (state: string) => canvas.getByText(state, { selector: 'b' })
    await step('each state has a name, and a colour that is like no other', async () => {
      const colours = states.map((state) => getComputedStyle(text(state)).color)
      await expect(new Set(colours).size).toBe(states.length)
    })
    await step('without their colours, no two signs look alike', async () => {
      const drawn = await Promise.all(states.map((state) => darkness(text(state).querySelector('svg'))))
      for (const [index, one] of drawn.entries())
        for (const other of drawn.slice(index + 1)) await expect(difference(one, other)).toBeGreaterThan(0.05)
    })
    await step('in a lane they differ without their colour, too', async () => {
      await expect(canvas.getByRole('list', { name: 'Legend' })).toBeVisible()
    })
  },
})

const PIXELS = 64

/** How dark each pixel of a sign is in black on white, from 0 to 1. */
async function darkness(sign: SVGElement | null): Promise<number[]> {
  const copy = sign?.cloneNode(true) as SVGElement
  const { strokeWidth, strokeLinecap } = getComputedStyle(sign ?? document.body)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute(
    'style',
    `color: black; fill: none; stroke: black; stroke-width: ${strokeWidth}; stroke-linecap: ${strokeLinecap}`,
  )
  const image = new Image(PIXELS, PIXELS)
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const context = Object.assign(document.createElement('canvas'), {
    width: PIXELS,
    height: PIXELS,
  }).getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, PIXELS, PIXELS)
  context.drawImage(image, 0, 0, PIXELS, PIXELS)
  const { data } = context.getImageData(0, 0, PIXELS, PIXELS)
  return Array.from({ length: PIXELS * PIXELS }, (_, pixel) => 1 - (data[4 * pixel] ?? 0) / 255)
}

/** Which share of two signs differs, from 0 to 1. */
function difference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, dark, pixel) => sum + Math.abs(dark - (other[pixel] ?? 0)), 0) / one.length
}
