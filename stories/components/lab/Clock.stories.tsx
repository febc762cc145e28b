import { styled } from 'styled-components'
import { expect, within } from 'storybook/test'
import { storyHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { ClockControl } from '#lab/clock/ClockControl.tsx'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import { color, space } from '#ui/tokens.ts'
import { Aging } from './Aging.tsx'

/** `src/course/world/world.tsx` restores real time after each story, also after a failed one. */
const meta = preview.meta({
  title: 'Components/Lab/Clock',
  render: (_args, { id, viewMode }) => (
    <>
      <Controls>
        <ClockControl
          clock={viewMode === 'story' ? prepareClock() : undefined}
          elsewhere={{ because: 'shared', label: 'Open the demo alone', href: storyHref(id) }}
        />
      </Controls>
      <Aging />
    </>
  ),
})

const STALE_TIME_MS = 10_000

export const YourTurn = meta.story({})

export const StaleInASecond = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await expect(await canvas.findByText('10 posts, fresh')).toBeVisible()
    await step('at 10× a banner says so', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '10×' }))
      await expect(canvas.getByText('Time runs 10× faster in this frame.')).toBeVisible()
    })
    await step('after a second the library takes its answer for 10 seconds old', async () => {
      const [began, beganReally] = [Date.now(), performance.now()]
      await expect(await canvas.findByText('10 posts, stale')).toBeVisible()
      const [posts] = world.log.entries()
      const arrivedAt = Number(posts?.startedAt) + Number(posts?.durationMs)
      await expect(Date.now() - arrivedAt).toBeGreaterThanOrEqual(STALE_TIME_MS)
      await expect(Date.now() - began).toBeGreaterThan(5 * (performance.now() - beganReally))
    })
  },
})

export const ByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Speed of time' }))
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: '1×' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(group.getByRole('radio', { name: '10×' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(group.getByRole('radio', { name: '1×' })).toBeChecked()
  },
})

/** On a page with other demos. */
export const TimeIsShared = meta.story({
  tags: ['proof'],
  render: (_args, { id }) => (
    <Controls>
      <ClockControl
        clock={undefined}
        elsewhere={{ because: 'shared', label: 'Open the demo alone', href: storyHref(id) }}
      />
    </Controls>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Time belongs to the whole page/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Open the demo alone' })).toHaveAttribute(
      'href',
      './iframe.html?id=components-lab-clock--time-is-shared&viewMode=story',
    )
  },
})

/** On a page whose cache was created before the clock. */
export const TooLate = meta.story({
  tags: ['proof'],
  render: () => (
    <Controls>
      <ClockControl
        clock={undefined}
        elsewhere={{ because: 'late', label: 'Reload with a clock', href: '?lab=clock' }}
      />
    </Controls>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only if the page starts with a clock/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reload with a clock' })).toHaveAttribute(
      'href',
      '?lab=clock',
    )
  },
})

const Controls = styled.div`
  padding: var(--demo-inset, ${space.l});
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`
