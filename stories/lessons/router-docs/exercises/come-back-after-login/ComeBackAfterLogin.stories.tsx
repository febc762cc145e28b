import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as inTheAddress from './answers/InTheAddress.tsx'
import * as whenTheButtonIsPressed from './answers/WhenTheButtonIsPressed.tsx'
import { SessionProvider, Site } from './SiteWithLogin.tsx'
import { comeBackAfterLogin } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Come back after login',
  tags: ['!dev'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { LoginPage, RequireLogin } }: { answer: typeof answer }) => (
    <SessionProvider>
      <MiniBrowser
        routes={[
          {
            element: <Site />,
            children: [
              { path: '/', element: <p>The start page.</p> },
              { path: '/login', element: inSlot(<LoginPage />) },
              {
                element: inSlot(<RequireLogin />),
                children: [{ path: '/team/:id', element: <p>The settings of the team.</p> }],
              },
            ],
          },
        ]}
        errorElement={<p>Invalid page</p>}
        startAt="/"
      />
    </SessionProvider>
  ),
})

const inSlot = (answer: ReactNode) => <AnswerSlot>{answer}</AnswerSlot>

const wanted = '/team/7?tab=settings#email'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step }) => {
    const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const isAt = (path: string) => waitFor(() => expect(address()).toBe(path), { timeout: 1000 })
    const askForSettings = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Settings of team 7' }))
      await because('Nobody is logged in, and the link to the settings does not lead to the login.', () =>
        canvas.findByRole('button', { name: 'Log in' }, { timeout: 1000 }),
      )
    }

    await step('the link to the settings leads to the login', askForSettings)
    await step('who does not want to log in goes Back to the start page', async () => {
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
        () => whereYouAre(address()),
        () => isAt(wanted),
      )
      await because('The address is right, and the settings are not on the page.', () =>
        canvas.findByText('The settings of the team.', {}, { timeout: 1000 }),
      )
    })
    await step('Back leads to the start page, and not through the login', async () => {
      await press('Back')
      await because(
        'Back went to the login page, which sent you forward again. After a login its page should be gone from the history.',
        () => isAt('/'),
      )
    })
    await step('who is logged in passes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Settings of team 7' }))
      await because('You are logged in, and the link does not lead to the settings.', async () => {
        await isAt(wanted)
        await canvas.findByText('The settings of the team.', {}, { timeout: 1000 })
      })
    })
  }),
})

/** What is wrong with where a login led. */
function whereYouAre(address: string): string {
  if (address.startsWith('/login')) return 'You are logged in, and still at /login. Nobody led you back.'
  if (address === '/')
    return 'You asked for the settings of team 7, and the login led to the start page. The login page has to know which address was asked for.'
  if (address === '/team/7')
    return 'You asked for the settings, and the login led to the team without them: `?tab=settings` is lost. An address is more than its path.'
  if (address === '/team/7?tab=settings')
    return 'You asked for the part about email, and the login led to the top: `#email` is lost. It is a part of the address, too.'
  return `You asked for ${wanted}, and the login led to ${address}.`
}

const { start, solution } = answersTo(comeBackAfterLogin, Solution)

export const StartingPoint = Solution.extend(start.wrong(/and the login has to know it/))

export const InTheAddress = Solution.extend({ args: { answer: inTheAddress } })

export const LoginInPlace = Solution.extend(
  start
    .with(
      ['logged in. *', 'logged in. The address stays: nobody has to come back. *'],
      [
        `{ isLoggedIn } = useSession()
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" /`,
        `{ isLoggedIn, logIn } = useSession()
  return isLoggedIn ? <Outlet /> : <LoginForm onLogIn={logIn} /`,
      ],
      ['Navigate to="/" /', 'Navigate to="/" replace /'],
    )
    .right(),
)

export const WhenTheButtonIsPressed = Solution.extend({ args: { answer: whenTheButtonIsPressed } })

export const AlwaysHome = Solution.extend(
  solution
    .with(['  const { state } = useLocation()', ''], ["to={state?.from ?? '/'}", 'to="/"'])
    .wrong(/the login led to the start page/),
)

export const NoReturn = Solution.extend(
  solution
    .with(
      [
        `  const { state } = useLocation()
`,
        '',
      ],
      ["Navigate to={state?.from ?? '/'} replace /", 'p>You are logged in.</p'],
    )
    .wrong(/still at \/login/),
)

export const OnlyThePath = Solution.extend(
  solution
    .with(
      ['pathname, search, hash', 'pathname'],
      [
        `Navigate
      to="/login"
      state={{ from: pathname + search + hash }}
      replace
    /`,
        'Navigate to="/login" state={{ from: pathname }} replace /',
      ],
    )
    .wrong(/`\?tab=settings` is lost/),
)

export const PushAfterLogin = Solution.extend(
  solution.with(['replace /', '/']).wrong(/which sent you forward again/),
)

export const PushAtTheGuard = Solution.extend(
  solution
    .with([
      `Navigate
      to="/login"
      state={{ from: pathname + search + hash }}
      replace
    /`,
      'Navigate to="/login" state={{ from: pathname + search + hash }} /',
    ])
    .wrong(/Where your login leads is right/),
)

export const WithoutTheHash = Solution.extend(
  solution
    .with(
      ['search, hash', 'search'],
      [
        `Navigate
      to="/login"
      state={{ from: pathname + search + hash }}
      replace
    /`,
        'Navigate to="/login" state={{ from: pathname + search }} replace /',
      ],
    )
    .wrong(/`#email` is lost/),
)
