import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { goTo } from '../../demos/goTo.ts'
import { SessionProvider, Site } from './SiteWithLogin.tsx'
import { haveLeaked, TeamSettings } from './TeamSettings.tsx'
import { comeBackAfterLogin } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Come back after login',
  tags: ['!dev', 'autodocs'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { LoginPage, RequireLogin } }: { answer: typeof answer }) => (
    <CaseSlot>
      {(draw) => (
        <SessionProvider>
          <MiniBrowser
            routes={[
              {
                element: <Site guarded={guardedIn(draw)} />,
                children: [
                  { path: '/', element: <p>The start page.</p> },
                  { path: '/login', element: inSlot(<LoginPage />) },
                  {
                    element: inSlot(<RequireLogin />),
                    children: [{ path: '/team/:id', element: <TeamSettings /> }],
                  },
                ],
              },
            ]}
            errorElement={<p>Invalid page</p>}
            startAt="/"
          />
        </SessionProvider>
      )}
    </CaseSlot>
  ),
})

const inSlot = (answer: ReactNode) => <AnswerSlot>{answer}</AnswerSlot>

/** The address that a case asks for. */
function guardedIn(draw: Draw): string {
  const [tab = '', view = ''] = draw.shuffled(['settings', 'members', 'plans'])
  return `/team/${draw.whole(2, 99)}?tab=${tab}&tab=${view}#${draw.oneOf(['email', 'phone', 'names'])}`
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const isAt = (path: string) => eventually(world, () => expect(address()).toBe(path))
    const askForSettings = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Settings of the team' }))
      await because(
        `Nobody is logged in, and the link to the settings does not lead to the login. ${IN_THE_FIRST_RENDER}`,
        () => eventually(world, () => canvas.getByRole('button', { name: 'Log in' })),
      )
    }

    await inCases(async (draw) => {
      showCase(world, draw.seed)
      const wanted = guardedIn(draw)
      await step('the link to the settings leads to the login, and the settings do not render', async () => {
        await askForSettings()
        await because(
          'Nobody was logged in, and the settings rendered all the same, before the login came: an effect runs after everything inside its component has rendered. Render the `Outlet` only for people who are logged in.',
          () => !haveLeaked(world),
        )
      })
      await step('without a login, Back leads to the start page', async () => {
        await press('Back')
        await because(
          async () => {
            await press('Log in')
            const comesBack = await isAt(wanted).then(
              () => true,
              () => false,
            )
            return comesBack
              ? 'Back hit the guard again, and the guard led to the login again. Where your login leads is right, but nobody gets out of there without it: the guarded address must not stay in the history.'
              : 'Back hit the guard again, and the guard led to the login again: nobody gets out of there. The guarded address must not stay in the history, and the login has to know it.'
          },
          () => isAt('/'),
        )
      })
      await step('login leads to the whole address', async () => {
        await askForSettings()
        await press('Log in')
        await because(
          () => whereYouAre(address(), wanted),
          () => isAt(wanted),
        )
        await because('The address is right, and the settings are not on the page.', () =>
          eventually(world, () => canvas.getByText('The settings of the team.')),
        )
      })
      await step('Back leads to the start page, and not through the login', async () => {
        await press('Back')
        await because(
          () =>
            address().startsWith('/login')
              ? 'Back went to the login page, where a visitor has nothing left to do. After a login its page should be gone from the history.'
              : 'Back went to the login page, which sent you forward again. After a login its page should be gone from the history.',
          () => isAt('/'),
        )
      })
      await step('after the login, the link leads to the settings at once', async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'Settings of the team' }))
        await because('You are logged in, and the link does not lead to the settings.', async () => {
          await isAt(wanted)
          await eventually(world, () => canvas.getByText('The settings of the team.'))
        })
      })
      await step('whoever is logged in and opens /login gets a page', async () => {
        await goTo({ canvas, userEvent }, '/login')
        await because(
          `You are logged in and opened /login, and below the link the page is empty. Lead to the start page. ${IN_THE_FIRST_RENDER}`,
          () =>
            eventually(world, () => {
              // The frame of each page ends with the link, unless there is a page.
              const link = canvas.getByRole('link', { name: 'Settings of the team' })
              expect(address() === '/login' && link.nextSibling === null).toBe(false)
            }),
        )
      })
      await step('after a visit of /login itself, login leads to the start page', async () => {
        showCase(world, draw.seed)
        await goTo({ canvas, userEvent }, '/?page=2')
        await goTo({ canvas, userEvent }, '/login')
        await because('The address /login was opened, and the page shows no login.', () =>
          eventually(world, () => canvas.getByRole('button', { name: 'Log in' })),
        )
        await press('Log in')
        await because(
          () =>
            address().startsWith('/login')
              ? 'Somebody opened /login directly and logged in, and nothing followed. No address was asked for: lead to the start page.'
              : address() === '/?page=2'
                ? 'Somebody opened /login directly and logged in, and got back to /?page=2, the page before. No address led to this login, so lead to the start page.'
                : `Somebody opened /login directly and logged in, and got to ${address()}, which nobody had asked for in this visit. Lead to the start page.`,
          () => isAt('/'),
        )
      })
      await step('Back leads to the page before /login', async () => {
        await press('Back')
        await because(
          'Somebody opened /login directly and logged in, and Back led to the login again. Replace its entry there, too.',
          () => isAt('/?page=2'),
        )
      })
      await step(
        'login leads to the start page, too, where Back has led away from the login that the settings needed',
        async () => {
          showCase(world, draw.seed)
          await askForSettings()
          await press('Back')
          await isAt('/')
          await goTo({ canvas, userEvent }, '/login')
          await press('Log in')
          await because(
            () =>
              `Somebody asked for ${wanted}, went Back, and later opened /login directly: the login led to ${address()}. Nobody wants to go there any more, so lead to the start page. Keep the address with the entry of the history that it belongs to, in the state or in the query string: a variable or a storage does not notice that somebody went Back.`,
            () => isAt('/'),
          )
        },
      )
    })
  }),
})

const IN_THE_FIRST_RENDER =
  '(A `navigate` that is called while a component renders for the first time does nothing.)'

/** What is wrong with where a login led. */
function whereYouAre(address: string, wanted: string): string {
  const { pathname, search, hash } = new URL(wanted, location.origin)
  if (/^\/login(?:[?#]|$)/.test(address))
    return 'You pressed “Log in”, and you are still at /login. It has to log in, and then to lead to the address that was asked for.'
  if (address === '/')
    return `You asked for ${wanted}, and the login led to the start page. The login page has to know which address was asked for.`
  if (address === pathname || address === pathname + hash)
    return `You asked for ${wanted}, and the login led to ${address}: \`${search}\` is lost. An address is more than its path.`
  if (address === pathname + search)
    return `You asked for ${wanted}, and the login led to ${address}: \`${hash}\` is lost. It is a part of the address, too.`
  if (wanted.startsWith(address))
    return `You asked for ${wanted}, and the login led to ${address}: a part is lost. In a query string, \`&\` and \`#\` end a value, unless \`encodeURIComponent\` has written it.`
  return `You asked for ${wanted}, and the login led to ${address}, which is another address. Hand it on as it is: a name can be in a query string twice.`
}

export const StartingPoint = Solution.extend(
  startingPoint(comeBackAfterLogin, Solution, /and the login has to know it/),
)
