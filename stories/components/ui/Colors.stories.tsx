import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { contrast } from '#ui/contrast.ts'
import { Columns } from '#ui/layout.ts'
import { ColorSheet } from './ColorSheet.tsx'

const meta = preview.meta({
  title: 'Components/UI/Colors',
  component: BothSheets,
  parameters: { layout: 'padded' },
})

export const LightAndDark = meta.story({
  play: async ({ canvas, step }) => {
    for (const theme of ['Light', 'Dark']) {
      const sheet = canvas.getByRole('region', { name: theme })
      await step(`${theme}: the contrast that is written is the contrast that is painted`, async () => {
        for (const { pair, written, painted } of [...textsOf(sheet), ...outlinesOf(sheet)]) {
          await expect(`${pair} ${written}`).toBe(`${pair} ${painted.toFixed(2)}`)
        }
      })
    }
  },
})

export const SaysWhereThePrimaryIsItself = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByText(/^The palette’s primary is/).map((sentence) => sentence.textContent)
    await expect(sentences).toEqual([
      'The palette’s primary is #007bff: accent, focus. Where that would have too little contrast, the nearest tone that has enough is painted: accentGround, accentText.',
      'The palette’s primary is #0d6efd: accentGround. Where that would have too little contrast, the nearest tone that has enough is painted: accent, focus, accentText.',
    ])
  },
})

function BothSheets() {
  return (
    <Columns $least="24rem" $stretch>
      <ColorSheet theme="light" />
      <ColorSheet theme="dark" />
    </Columns>
  )
}

function textsOf(sheet: HTMLElement) {
  return pairsOf(within(sheet).getByRole('list', { name: 'Text' }), (style) => style.color)
}

function outlinesOf(sheet: HTMLElement) {
  return pairsOf(within(sheet).getByRole('list', { name: 'Outlines' }), (style) => style.borderTopColor)
}

/** The colours that the browser paints, not those of the tokens. */
function pairsOf(group: HTMLElement, inkOf: (style: CSSStyleDeclaration) => string) {
  return within(group)
    .getAllByRole('list')
    .flatMap((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => {
          const [surface, written] = (item.textContent ?? '').split(' ')
          const style = getComputedStyle(item)
          const painted = contrast(hex(inkOf(style)), hex(style.backgroundColor))
          return { pair: `${list.ariaLabel} on ${surface}`, written, painted }
        }),
    )
}

/** Converts `rgb(1, 2, 3)`, a browser's computed value, to `#010203`. */
function hex(rgb: string): string {
  const channels = rgb.match(/\d+/g) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
