import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { Done as DoneAsArray } from './demos/DoneAsArray.tsx'
import { Done as DoneAsSet } from './demos/DoneAsSet.tsx'
import { InlineAndStable } from './demos/InlineAndStable.tsx'
import { Titles as NamedFields } from './demos/NamedFields.tsx'
import { ReadsNothing } from './demos/ReadsNothing.tsx'
import { rendersOf } from './demos/rendersOf.ts'
import { threeTodos } from './demos/seed.ts'
import { Titles as SpreadResult } from './demos/SpreadResult.tsx'
import { TitleAndCount } from './demos/TitleAndCount.tsx'

/** How often a refetch has rendered the reader of the titles. */
const showsTitle = rendersBy('Title', 'Refetch')

/** How often another title has rendered the reader of what is done. */
const showsDone = rendersBy('Done', 'Rename')

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/Readers',
  tags: ['server'],
  parameters: { world: { seed: threeTodos } },
})

export const OneEntryTwoReaders = meta.story({
  render: () => <TitleAndCount />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await step('two readers share one request', async () => {
      await expect(await canvas.findByText('Read the guide')).toBeVisible()
      await expect(canvas.getByText('1 done')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('a refetch without changes renders neither', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await canvas.findByText('Refetch: measured')
      await expect(rendersOf(canvasElement, 'Title', 'Refetch')).toBe(0)
      await expect(rendersOf(canvasElement, 'Count', 'Refetch')).toBe(0)
    })
    await step('another title renders the title, and not the count', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await canvas.findByText('Rename: measured')
      await expect(canvas.getByText('Read the guide (renamed)')).toBeVisible()
      await expect(rendersOf(canvasElement, 'Title', 'Rename')).toBe(1)
      await expect(rendersOf(canvasElement, 'Count', 'Rename')).toBe(0)
    })
    await step('a toggle renders both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await canvas.findByText('Toggle: measured')
      await expect(canvas.getByText('2 done')).toBeVisible()
      await expect(rendersOf(canvasElement, 'Title', 'Toggle')).toBe(1)
      await expect(rendersOf(canvasElement, 'Count', 'Toggle')).toBe(1)
    })
  },
})

export const Spread = meta.story({
  parameters: { shows: showsTitle },
  render: () => <SpreadResult />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('Read the guide')
    await step('a refetch without changes renders it twice, for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await canvas.findByText('Refetch: measured')
      await expect(rendersOf(canvasElement, 'Title', 'Refetch')).toBe(2)
    })
    await step('another title renders it twice, once of it for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await canvas.findByText('Rename: measured')
      await expect(rendersOf(canvasElement, 'Title', 'Rename')).toBe(2)
      await expect(showsTitle(canvasElement)).toBe('Refetch: 2 renders')
    })
  },
})

export const Named = meta.story({
  parameters: { shows: showsTitle },
  render: () => <NamedFields />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('Read the guide')
    await step('a refetch without changes does not render it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await canvas.findByText('Refetch: measured')
      await expect(rendersOf(canvasElement, 'Title', 'Refetch')).toBe(0)
    })
    await step('another title renders it once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await canvas.findByText('Rename: measured')
      await expect(rendersOf(canvasElement, 'Title', 'Rename')).toBe(1)
      await expect(showsTitle(canvasElement)).toBe('Refetch: 0 renders')
    })
  },
})

export const NoField = meta.story({
  tags: ['proof'],
  render: () => <ReadsNothing />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await untilQuiet(world)
    await step('a refetch without changes renders it when it starts and when it ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await canvas.findByText('Refetch: measured')
      await expect(rendersOf(canvasElement, 'Subscriber', 'Refetch')).toBe(2)
    })
  },
})

export const ASet = meta.story({
  parameters: { shows: showsDone },
  render: () => <DoneAsSet />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('ids: 2')
    await step('another title renders it, although the ids are the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await canvas.findByText('Rename: measured')
      await expect(canvas.getByText('ids: 2')).toBeVisible()
      await expect(rendersOf(canvasElement, 'Done', 'Rename')).toBe(1)
    })
    await step('another id does, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(await canvas.findByText('ids: 1, 2')).toBeVisible()
      await canvas.findByText('Toggle: measured')
      await expect(rendersOf(canvasElement, 'Done', 'Toggle')).toBe(1)
      await expect(showsDone(canvasElement)).toBe('Rename: 1 render')
    })
  },
})

export const AnArray = meta.story({
  parameters: { shows: showsDone },
  render: () => <DoneAsArray />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('ids: 2')
    await step('another title does not render it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await canvas.findByText('Rename: measured')
      await expect(rendersOf(canvasElement, 'Done', 'Rename')).toBe(0)
    })
    await step('another id does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
      await expect(await canvas.findByText('ids: 1, 2')).toBeVisible()
      await canvas.findByText('Toggle: measured')
      await expect(rendersOf(canvasElement, 'Done', 'Toggle')).toBe(1)
      await expect(showsDone(canvasElement)).toBe('Rename: 0 renders')
    })
  },
})

export const CallsOfSelect = meta.story({
  render: () => <InlineAndStable />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const calls = (name: string) =>
      Number(new RegExp(`${name}: 1 done, (\\d+) call`).exec(canvasElement.textContent)?.[1])
    await canvas.findAllByText('1 done')
    await step('both have selected from the list that arrived', async () => {
      await expect(calls('Inline')).toBe(2)
      await expect(calls('Stable')).toBe(1)
    })
    await step(
      'three renders call the inline select three times more, and the stable one not at all',
      async () => {
        for (const times of ['1 time', '2 times', '3 times']) {
          await userEvent.click(canvas.getByRole('button', { name: 'Render both' }))
          await canvas.findByText(`Pressed ${times}`)
        }
        await expect(calls('Inline')).toBe(5)
        await expect(calls('Stable')).toBe(1)
      },
    )
  },
})

/** What the table says about a reader and an action. */
function rendersBy(reader: string, action: string) {
  return (stage: HTMLElement) => {
    const renders = rendersOf(stage, reader, action)
    return renders === undefined ? 'not measured yet' : `${action}: ${pluralize(renders, 'render')}`
  }
}
