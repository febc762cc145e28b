import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Playing = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>

/** A walk through the app as a person takes it: by what can be seen and pressed. */
export type Walk = ReturnType<typeof appPage>

/** Begins a walk on the page that is shown. */
export function appPage({ canvas, userEvent, step }: Playing) {
  const bar = () => within(canvas.getByRole('navigation', { name: 'Main' }))
  const page = () => within(canvas.getByRole('main'))
  const press = (element: HTMLElement) => userEvent.click(element)
  /** The titles of the pages that were reached. */
  const seen = new Set<string>()

  return {
    step,
    userEvent,
    canvas,
    seen,
    press,
    /** What stands between the bar and the foot. */
    page,
    /** A named part of the page. */
    part: (name: string) => within(page().getByRole('region', { name })),

    /** Follows a link of the page. */
    follow: (name: string) => press(page().getByRole('link', { name })),

    /** Presses a button of the page. */
    pressButton: (name: string) => press(page().getByRole('button', { name })),

    /** Follows a link of the bar. */
    followBar: (name: string) => press(bar().getByRole('link', { name })),

    /** Opens a menu of the bar and follows a link in it. */
    async followMenu(menu: string, name: string) {
      await press(bar().getByRole('button', { name: menu }))
      await press(bar().getByRole('link', { name }))
    },

    /** Follows the name of the course, which leads home from everywhere. */
    followBrand: () => press(canvas.getByRole('link', { name: 'React Query Course' })),

    /** Is on the page of this title, which takes focus. */
    async arriveAt(title: string) {
      const heading = await canvas.findByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      await waitFor(() => expect(heading).toHaveFocus())
      seen.add(title)
    },
  }
}
