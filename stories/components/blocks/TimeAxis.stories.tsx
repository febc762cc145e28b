import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { createPlayhead } from '#course/time/playhead.ts'
import { TimeAxis } from '#course/time/TimeAxis.tsx'
import { raceOfTwo } from './raceOfTwo.ts'

function RaceOfTwo() {
  const [playhead] = useState(() => createPlayhead(raceOfTwo))
  return <TimeAxis title="A race of two answers" axis={raceOfTwo} playhead={playhead} />
}

const meta = preview.meta({
  title: 'Components/For authors/Time axis',
  render: () => <RaceOfTwo />,
})

const LAST =
  'Both: posts?userId=1 is answered with 200. In an effect: the page shows User 1. With a query: the page shows User 2.'

export const AtItsStart = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Time' })).toHaveAttribute(
      'aria-valuetext',
      '0.00 s. You: User 1. Both: posts?userId=1 leaves, the page shows Loading...',
    )
  },
})

export const StepsFromMomentToMoment = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const says = () => canvas.getByRole('status').textContent
    await userEvent.click(canvas.getByRole('button', { name: 'The next moment' }))
    await expect(says()).toBe('You: User 2. Both: posts?userId=2 leaves.')
    await userEvent.click(canvas.getByRole('button', { name: 'The next moment' }))
    await expect(says()).toBe('Both: posts?userId=2 is answered with 200, the page shows User 2.')
    await userEvent.click(canvas.getByRole('button', { name: 'The moment before' }))
    await expect(says()).toBe('You: User 2. Both: posts?userId=2 leaves.')
  },
})

export const GoesByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Time' })
    slider.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '0.30 s. You: User 2. Both: posts?userId=2 leaves.',
    )
    await userEvent.keyboard('{PageDown}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0\.00 s\./))
  },
})

export const PlaysToTheTellingFrame = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible(), {
      timeout: 20_000,
    })
    await expect(canvas.getByRole('slider', { name: 'Time' })).toHaveAttribute(
      'aria-valuetext',
      `2.75 s. ${LAST}`,
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(`${LAST} (at 2.00 s)`)
  },
})

export const SaysAllMomentsInWords = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All moments'))
    const moments = canvas.getByRole('listbox', { name: 'Moments' })
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '0.00 s You: User 1. Both: posts?userId=1 leaves, the page shows Loading...',
      '0.30 s You: User 2. Both: posts?userId=2 leaves.',
      '0.90 s Both: posts?userId=2 is answered with 200, the page shows User 2.',
      `2.00 s ${LAST}`,
    ])
    moments.focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/^2\.00 s/)
    await expect(canvas.getByRole('status')).toHaveTextContent(LAST)
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/^0\.90 s/)
  },
})

/** On a phone most bars are too narrow for their words: then they are not there, but in the title of the bar. None is cut. */
export const KeepsWordsWhole = meta.story({
  tags: ['proof'],
  render: () => (
    <div style={{ width: '14rem' }}>
      <RaceOfTwo />
    </div>
  ),
  play: async ({ canvas }) => {
    const bars = ['Loading...', 'User 2', 'User 1'].flatMap((says) => canvas.getAllByTitle(says))
    await expect(bars.length).toBeGreaterThan(5)
    for (const bar of bars) {
      const [outer, inner] = [bar, bar.firstElementChild ?? bar].map((one) => one.getBoundingClientRect())
      if (outer === undefined || inner === undefined || !isSeen(bar)) continue
      await expect(inner.right).toBeLessThanOrEqual(outer.right)
      await expect(bar.firstElementChild?.scrollWidth).toBeLessThanOrEqual(Math.ceil(inner.width))
      await expect(Math.abs(inner.top + inner.bottom - outer.top - outer.bottom)).toBeLessThanOrEqual(2)
    }
    await expect(bars.filter((bar) => isSeen(bar)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['User 1', 'User 2']),
    )
    await expect(bars.filter((bar) => !isSeen(bar)).map(({ title }) => title)).toContain('Loading...')
  },
})

/** Whether the words of a bar stand in it, and not below it, where they are cut off. */
function isSeen(bar: HTMLElement): boolean {
  const words = bar.firstElementChild
  return words !== null && words.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
}
