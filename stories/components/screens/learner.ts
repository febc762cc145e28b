import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Playing = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>

/** Drives the app as a user does, by visible elements. */
export type Walk = ReturnType<typeof appPage>

/** A page object for the app, starting at the current page. */
export function appPage({ canvas, userEvent, step }: Playing) {
  const bar = () => within(canvas.getByRole('navigation', { name: 'Main' }))
  const page = () => within(canvas.getByRole('main'))
  const press = (element: HTMLElement) => userEvent.click(element)
  /** The titles of the visited pages. */
  const seen = new Set<string>()

  return {
    step,
    userEvent,
    canvas,
    seen,
    press,
    /** The page between nav bar and footer. */
    page,
    /** A named region of the page. */
    part: (name: string) => within(page().getByRole('region', { name })),

    /** Follows a link on the page. */
    follow: (name: string) => press(page().getByRole('link', { name })),

    /** Presses a button on the page. */
    pressButton: (name: string) => press(page().getByRole('button', { name })),

    /** Follows a link in the nav bar. */
    followBar: (name: string) => press(bar().getByRole('link', { name })),

    /** Opens a menu of the nav bar, and follows a link in it. */
    async followMenu(menu: string, name: string) {
      await press(bar().getByRole('button', { name: menu }))
      await press(bar().getByRole('link', { name }))
    },

    /** Follows the course's name, which leads to Home. */
    followBrand: () => press(canvas.getByRole('link', { name: 'React Query Course' })),

    /** Expects the page of this title, whose heading has the focus. */
    async arriveAt(title: string) {
      const heading = await canvas.findByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      await waitFor(() => expect(heading).toHaveFocus())
      seen.add(title)
    },
  }
}
