import type { StoryContext } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, within } from 'storybook/test'
import { INITIAL_VIEWPORTS } from 'storybook/viewport'
import { styled } from 'styled-components'
import { appHref } from '#course/links/links.ts'
import { resetStores } from '#course/story/resetStores.ts'
import preview from '#storybook/preview.tsx'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { createStoreUser } from '#features/user/user.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { NavBar } from '#app/NavBar.tsx'
import { groups, menuOf, navLessonsOf } from '#syllabus/lessons.ts'
import type { GroupSlug } from '#syllabus/lessons.ts'
import { space, width } from '#ui/tokens.ts'

const meta = preview.meta({
  title: 'Components/Screens/Nav bar',
  component: NavBar,
  parameters: { reactRouter: at('/') },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <NavBar />
      <Below>The page below the bar.</Below>
    </>
  ),
})

export const Ready = meta.story({
  play: async ({ canvasElement, canvas, userEvent, step }) => {
    await step('the brand, and the links beside the menus', async () => {
      await expect(linksIn(canvasElement)).toEqual(expectedLinks())
    })
    await step('Home, Overview and Router Docs stand before the menus', async () => {
      const items = within(canvas.getByRole('navigation')).getAllByRole('listitem')
      await expect(items.map((item) => item.firstElementChild?.textContent)).toEqual([
        'Home',
        'Overview',
        'Router Docs',
        'React Query',
        'State Management',
        'Advanced',
        'Login',
        'Register',
      ])
    })
    await step('React Query holds the lessons on server state', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'React Query' }))
      await expect(linksIn(canvasElement)).toEqual(expectedLinks('server-state'))
    })
    await step(
      'State Management holds those on client state, and only one menu is open at a time',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'State Management' }))
        await expect(linksIn(canvasElement)).toEqual(expectedLinks('client-state'))
      },
    )
    await step('a second press closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'State Management' }))
      await expect(linksIn(canvasElement)).toEqual(expectedLinks())
    })
  },
})

export const SaysWhoIsLoggedIn = meta.story({
  beforeEach: resetStores,
  play: async ({ canvas, userEvent, step }) => {
    await step('the name stands before Login, which stays', async () => {
      useUserStore.setState({ session: { status: 'loggedIn', user: createStoreUser('ada@example.com', 1) } })
      await expect(await canvas.findByText('Ada')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
    })
    await step('Log out takes it away, and leaves the focus in the bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(canvas.queryByText('Ada')).not.toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus()
      await expect(useNotificationStore.getState().notifications).toMatchObject([
        { message: 'You have been logged out.' },
      ])
    })
  },
})

export const MarksTheActiveLinkInAMenu = meta.story({
  tags: ['proof'],
  parameters: { reactRouter: at('/infinite-query') },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button of the menu that holds the current page is marked', async () => {
      await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('React Query')
    })
    await step('and in the open menu, the link to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'React Query' }))
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Infinite Query')
    })
  },
})

export const MarksNothingWhereAnAddressOnlyBeginsAlike = meta.story({
  tags: ['proof'],
  parameters: { reactRouter: at('/basic-query-and-more') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { current: true })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  },
})

export const OpensAMenuByTouch = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await step('a tap opens the menu', async () => {
      await tap(canvas.getByRole('button', { name: 'State Management' }))
      await expect(canvas.getByRole('link', { name: 'Context Demo' })).toBeVisible()
    })
    await step('a tap on a link goes there', async () => {
      await tap(canvas.getByRole('link', { name: 'Context Demo' }))
      await expect(canvas.queryByRole('link', { name: 'Context Demo' })).not.toBeInTheDocument()
      await expect(await canvas.findByRole('button', { current: true })).toHaveTextContent('State Management')
    })
    await step('a tap beside an open menu closes it', async () => {
      await tap(canvas.getByRole('button', { name: 'State Management' }))
      await expect(canvas.getByRole('link', { name: 'Context Demo' })).toBeVisible()
      await tap(canvas.getByText('The page below the bar.'))
      await expect(canvas.queryByRole('link', { name: 'Context Demo' })).not.toBeInTheDocument()
    })
  },
})

export const OpensAMenuByKeyboard = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab passes the brand and the links before the menu', async () => {
      for (const name of ['React Query Course', 'Home']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      for (const group of ['start-here', 'routing'] as const) {
        await userEvent.tab()
        await expect(controlOf(canvas, group)).toHaveFocus()
      }
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'React Query' })).toHaveFocus()
    })
    await step('Enter opens it, and focus stays on its button', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'React Query', expanded: true })).toHaveFocus()
    })
    await step('Tab goes through its links', async () => {
      for (const name of titlesOf('server-state')) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    })
    await step('Enter on a link goes there', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'React Query', current: true })).toBeVisible()
    })
  },
})

export const KeepsTheFocusWhenItsWidthChanges = meta.story({
  tags: ['proof'],
  render: () => (
    // A lab that opens beside the page leaves it less room, and so does text that is enlarged.
    <div data-testid="room">
      <NavBar />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const room = canvas.getByTestId('room')
    const setWidth = async (wide: string) => {
      room.style.maxWidth = wide
      // A browser takes the focus from what is hidden when it draws.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
    const menu = canvas.getByRole('button', { name: 'React Query' })
    await step(
      'a bar that gets narrow folds its links, but not while one of them has the focus',
      async () => {
        menu.focus()
        await setWidth('30rem')
        await expect(menu).toBeVisible()
        await expect(menu).toHaveFocus()
        await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
      },
    )
    await step('one that gets wide has no use for its own button, but keeps it as long', async () => {
      canvas.getByRole('button', { name: 'Menu' }).focus()
      await setWidth('none')
      await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
      menu.focus()
      await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    })
  },
})

export const EscapeClosesAndKeepsFocus = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'React Query' })
    await step('Escape on a link closes the menu, and focus is back on its button', async () => {
      await userEvent.click(button)
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Pagination' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toHaveFocus()
    })
    await step('Escape on the button closes it as well', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toHaveFocus()
    })
  },
})

export const ClosesWhenFocusLeaves = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'State Management' })
    await step('Tab past the last link closes the menu', async () => {
      await userEvent.click(button)
      for (const name of titlesOf('client-state')) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(controlOf(canvas, 'advanced')).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await step('and so does Shift+Tab before its button', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'React Query' })).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  },
})

export const FoldsOnAPhone = meta.story({
  parameters: { viewport: { options: INITIAL_VIEWPORTS } },
  globals: { viewport: { value: 'iphonese2' } },
  play: async ({ canvasElement, canvas, userEvent, step }) => {
    const fold = canvas.getByRole('button', { name: 'Menu' })
    await step('at 375 px there are the brand and one button', async () => {
      await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('clientWidth', 375)
      await expect(linksIn(canvasElement)).toEqual([['React Query Course', appHref('/')]])
      await expect(canvas.getAllByRole('button')).toEqual([fold])
    })
    await step('it unfolds the links', async () => {
      await userEvent.click(fold)
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
      await expect(linksIn(canvasElement)).toEqual(expectedLinks())
    })
    await step('Escape closes first the menu inside, then the whole', async () => {
      const menu = canvas.getByRole('button', { name: 'React Query' })
      await userEvent.click(menu)
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await expect(linksIn(canvasElement)).toEqual(expectedLinks())
      await userEvent.keyboard('{Escape}')
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await expect(fold).toHaveFocus()
    })
    await step('choosing a link folds everything again', async () => {
      await userEvent.click(fold)
      await userEvent.click(canvas.getByRole('button', { name: 'State Management' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Reducer Demo' }))
      await expect(linksIn(canvasElement)).toEqual([['React Query Course', appHref('/')]])
    })
    await step('unfolded, it fits the width', async () => {
      await userEvent.click(fold)
      await userEvent.click(canvas.getByRole('button', { name: 'State Management' }))
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Reducer Demo')
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
})

/** Router parameters whose route matches every address, so that the bar stays mounted. */
function at(path: string) {
  return reactRouterParameters({ location: { path }, routing: '*' })
}

/** The links that should be seen while the menu of this group is open, or none is. A new tab finds them in the app. */
function expectedLinks(open?: GroupSlug): string[][] {
  const alone = groups.map(({ slug }) => slug).filter((group) => menuOf({ group }) === undefined)
  const inTheBar = open === undefined ? alone : [...alone, open]
  return [
    ['React Query Course', appHref('/')],
    ['Home', appHref('/')],
    ...inTheBar.flatMap((group) => navLessonsOf(group).map(({ title, path }) => [title, appHref(path)])),
    ['Login', appHref('/login')],
    ['Register', appHref('/register')],
  ]
}

/** A group's control in the bar: the button of its menu, or the link to its only lesson. */
function controlOf(canvas: StoryContext['canvas'], group: GroupSlug): HTMLElement {
  const menu = menuOf({ group })
  if (menu !== undefined) return canvas.getByRole('button', { name: menu })
  return canvas.getByRole('link', { name: navLessonsOf(group)[0]?.title ?? '' })
}

function titlesOf(group: GroupSlug): string[] {
  return navLessonsOf(group).map(({ title }) => title)
}

/** The visible links, each with its text and address. */
function linksIn(element: HTMLElement): (string | null)[][] {
  const links = within(element).queryAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

const Below = styled.p`
  max-width: ${width.page};
  min-height: 18rem;
  margin: 0 auto;
  padding: ${space.m};
`
