import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { worldOn } from '#course/world/worldOn.ts'
import { RaceOnAPage } from './demos/RaceOnAPage.tsx'
import { arrivals } from './demos/arrivals.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/The race by hand',
  tags: ['proof'],
  parameters: { layout: 'padded' },
  render: () => <RaceOnAPage />,
})

const patience = { timeout: 30_000 }

export const WithItsArrivalsSwappedTheWrongSideIsRight = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const frame = (title: string) => canvas.getByRole('region', { name: `${title}: frame` })
    const sliderOf = (name: string) => canvas.getByRole('slider', { name })
    const outcome = () => canvas.getByRole('status', { name: 'With your times' }).textContent
    const press = async (element: HTMLElement, keys: string) => {
      element.focus()
      await userEvent.keyboard(keys)
    }

    await step('with the lesson’s times the effect shows User 1, who was not chosen', async () => {
      await press(canvas.getByRole('button', { name: /^Run both/ }), '{Enter}')
      await canvas.findByRole('slider', { name: 'Time' }, patience)
      await waitFor(() => expect(frame('By an effect')).toHaveTextContent('Posts of User 1'), patience)
      await expect(frame('By a query')).toHaveTextContent('Posts of User 2')
      await expect(sliderOf('End of posts?userId=1')).toHaveAttribute('aria-valuenow', '2000')
      await expect(sliderOf('End of posts?userId=2')).toHaveAttribute('aria-valuenow', '600')
      await expect(arrivals(canvas.getByRole('group', { name: 'By an effect' }))).toEqual([
        'posts?userId=3',
        'posts?userId=2',
        'posts?userId=1',
      ])
      await expect(canvas.queryByRole('button', { name: 'Reset times' })).not.toBeInTheDocument()
    })
    await step('the answer for User 1 is made the faster one, by keyboard', async () => {
      await press(sliderOf('End of posts?userId=1'), '{Home}{ArrowRight}{PageUp}{ArrowLeft}')
      await expect(sliderOf('End of posts?userId=1')).toHaveAttribute(
        'aria-valuetext',
        'answered after 0.7 seconds, in the lesson 2.0 seconds',
      )
      await press(sliderOf('End of posts?userId=2'), '{PageUp}{PageUp}{PageUp}')
      await expect(sliderOf('End of posts?userId=2')).toHaveAttribute('aria-valuenow', '2100')
    })
    await step('the world runs again, and the effect shows User 2', async () => {
      await waitFor(() => expect(outcome()).toMatch(/^Both sides show the same now\. For/), patience)
      for (const title of ['By an effect', 'By a query'])
        await expect(frame(title)).toHaveTextContent('✓ You chose User 2.')
      await expect(canvas.queryByText('✗ Wrong')).not.toBeInTheDocument()
    })
    await step('the log of its server agrees', async () => {
      const side = canvas.getByRole('group', { name: 'By an effect' })
      await expect(arrivals(side)).toEqual(['posts?userId=3', 'posts?userId=1', 'posts?userId=2'])
      const [, first, second] = worldOn(side)?.log.entries() ?? []
      await expect([first, second]).toMatchObject([
        { path: 'posts?userId=1', outcome: 200 },
        { path: 'posts?userId=2', outcome: 200 },
      ])
      await expect(first?.durationMs).toBeGreaterThanOrEqual(700)
      await expect(second?.durationMs).toBeGreaterThanOrEqual(2100)
    })
    await step('the lesson’s times come back, and what they showed', async () => {
      await press(canvas.getByRole('button', { name: 'Reset times' }), '{Enter}')
      await expect(sliderOf('End of posts?userId=1')).toHaveAttribute('aria-valuenow', '2000')
      await expect(frame('By an effect')).toHaveTextContent('✗ You chose User 2!')
      await expect(canvas.getByText('✗ Wrong')).toBeVisible()
    })
  },
})

export const WithTheLessonsTimesItEndsAsInTheLesson = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Run both/ }).focus()
    await userEvent.keyboard('{Enter}')
    const end = await canvas.findByRole('slider', { name: 'End of posts?userId=2' }, patience)
    const side = canvas.getByRole('group', { name: 'By an effect' })
    const shown = () =>
      canvas
        .getAllByRole('option', { hidden: true })
        .flatMap(
          ({ textContent }) =>
            /(?:Both|By an effect): (?:[^.]*, )?the page shows (User \d)/.exec(textContent)?.[1] ?? [],
        )
    await expect(shown().slice(-2)).toEqual(['User 2', 'User 1'])
    const [first] = worldOn(side)?.log.entries() ?? []
    end.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await waitFor(
      () =>
        expect(canvas.getByRole('status', { name: 'With your times' })).toHaveTextContent(
          /they differ: By an effect shows User 1, By a query shows User 2\.$/,
        ),
      patience,
    )
    await expect(worldOn(side)?.log.entries()[0]?.startedAt).toBeGreaterThan(first?.startedAt ?? Infinity)
    await expect(arrivals(side)).toEqual(['posts?userId=3', 'posts?userId=2', 'posts?userId=1'])
    await expect(shown().slice(-2)).toEqual(['User 2', 'User 1'])
    // On a busy machine it may be in another lane now.
    await expect(canvas.getByRole('slider', { name: 'End of posts?userId=2' })).toHaveFocus()
  },
})

export const TheLineThatRunsIsLit = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: /^Run both/ }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('slider', { name: 'Time' }, patience)
    const lit = () =>
      [...canvasElement.querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByText('All moments'))
    // On a busy machine something else may come after it.
    const wrong = canvas
      .getAllByRole('option', { name: /By an effect: (?:[^.]*, )?the page shows User 1/ })
      .at(-1)
    await userEvent.click(wrong ?? canvasElement)
    await waitFor(() => expect(lit()).toContainEqual(expect.stringContaining('<ShownPosts posts={posts}')))
    await expect(lit()).not.toContainEqual(expect.stringContaining('queryFn'))
    // Each by its own button: a busy machine begins one side a moment after the other.
    for (const [tag, code] of [
      ['ins', 'queryFn: () => fetchPosts(userId)'],
      ['del', 'setPosts(await fetchPosts(userId))'],
    ] as const) {
      const line = [...canvasElement.querySelectorAll(tag)].find(({ textContent }) =>
        textContent.includes(code),
      )
      await userEvent.click(within(line ?? canvasElement).getByRole('button', { name: /^Runs at / }))
      await expect(lit()).toContainEqual(expect.stringContaining(code))
    }
  },
})

export const APressThatIsMovedComesThen = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Run both/ }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('slider', { name: 'Time' }, patience)
    const fold = canvas.getByText('Times in ms')
    await userEvent.click(fold)
    const field = within(fold.parentElement ?? fold).getByRole('spinbutton', { name: 'Press of User 2' })
    await userEvent.clear(field)
    await userEvent.type(field, '2500')
    await expect(canvas.getByRole('slider', { name: 'Press of User 2' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^at 2\.5 seconds, in the lesson \d\.\d seconds$/),
    )
    // User 1 has come by then, on both sides.
    await waitFor(
      () =>
        expect(canvas.getByRole('status', { name: 'With your times' })).toHaveTextContent(
          /^Both sides show the same now/,
        ),
      patience,
    )
    await expect(
      canvas.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^2\.[5-9]\d s You: User 2\./))
  },
})
