import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import { renderAgain, RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import * as twoContexts from './answers/TwoContexts.tsx'
import { stableValue } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Stable value',
  tags: ['!dev', 'autodocs', 'answer'],
  render: ({ answer: { Page } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Page />}</RendersAgain>
    </AnswerSlot>
  ),
})

const late = 'What an effect writes into a ref renders nothing: make the value while you render.'

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: `)).textContent)?.[1])

    await because(
      'The page should begin with a greeting for nobody, and count the renders of both readers.',
      async () => {
        await canvas.findByText(/Hello, nobody\./, {}, { timeout: 1000 })
        for (const of of ['Greeting', 'Button'])
          await waitFor(() => expect(renders(of)).toBeGreaterThan(0), { timeout: 1000 })
      },
    )
    const rendersNow = () => ({ greeting: renders('Greeting'), button: renders('Button') })
    const before = rendersNow()

    await step('five seconds render no reader of the session', async () => {
      for (let second = 1; second <= 5; second += 1) await press('One second later')
      await because('Five seconds have passed, and the page should say “5 s”.', () =>
        canvas.findByText(/5 s/, {}, { timeout: 1000 }),
      )
      await because(
        () => {
          const [greeting, button] = [
            renders('Greeting') - before.greeting,
            renders('Button') - before.button,
          ]
          if (Math.max(greeting, button) < 5)
            return `Nobody has logged in, and of five seconds ${Math.max(greeting, button)} rendered the readers: the provider has handed down another object, one render late. ${late}`
          return `Five seconds, and the greeting has rendered ${greeting} times more, the button ${button} times. Each second the provider hands down a new object, and for a context a new object is a new value: every reader renders. \`memo\` around the readers does not stop that, nor do stable functions inside a new object. Does the value stay the same already? Then a component that counts the seconds also makes the elements of the readers, and renders them.`
        },
        () => expect(rendersNow()).toEqual(before),
      )
    })
    await step('a login is seen at once', async () => {
      await press('Log in as Ada')
      await because(
        async () => {
          await press('One second later')
          if (canvas.queryByText(/Hello, Ada\./) !== null)
            return `Ada has logged in, and the greeting greets her a second too late, with the next render of the provider. ${late}`
          renderAgain(world)
          return canvas.queryByText(/Hello, Ada\./) === null
            ? 'Ada has logged in, and the greeting still greets nobody. The readers have got no new value: it has to be another one when the user has changed.'
            : 'Ada has logged in, and the greeting greets her only when something else renders it: you changed the object that the readers have already. A context tells them of another object, and not of a change in it.'
        },
        () => canvas.findByText(/Hello, Ada\./, {}, { timeout: 1000 }),
      )
    })
    await step('seconds after the login render no reader either', async () => {
      const after = rendersNow()
      for (let second = 1; second <= 3; second += 1) await press('One second later')
      await because('Eight seconds have passed, and the page should say “8 s”.', () =>
        canvas.findByText(/8 s/, {}, { timeout: 1000 }),
      )
      await because(
        'Before the login no second rendered a reader. After it they do: the value has to stay the same for Ada, too.',
        () => expect(rendersNow()).toEqual(after),
      )
    })
  }),
})

const { start, solution } = answersTo(stableValue, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/greeting has rendered 5 times more, the button 5 times/),
  tags: ['!answer'],
})

export const AStateOfBoth = Solution.extend(
  start
    .with(
      [
        "[user, setUser] = useState('nobody')",
        `[session, setSession] = useState<Session>(() => ({
    user: 'nobody',
    logIn: (user) => setSession((old) => ({ ...old, user })),
  }))`,
      ],
      ['value={{ user, logIn: setUser }}', 'value={session}'],
    )
    .right(),
)

export const TheClockApart = Solution.extend(
  start
    .with(
      [
        `  const [seconds, setSeconds] = useState(0)
`,
        '',
      ],
      [
        `Row $align="center">
          {\`\${seconds} s\`}{' '}
          <Button onClick={() => setSeconds(seconds + 1)}>
            One second later
          </Button>
        </Row`,
        'Clock /',
      ],
      [
        'function Greeting() {',
        `function Clock() {
  const [seconds, setSeconds] = useState(0)
  return (
    <Row $align="center">
      {\`\${seconds} s\`}{' '}
      <Button onClick={() => setSeconds(seconds + 1)}>
        One second later
      </Button>
    </Row>
  )
}

function Greeting() {`,
      ],
    )
    .right(),
)

export const TwoContexts = Solution.extend({ args: { answer: twoContexts } })

export const AMissingDependency = Solution.extend(
  solution
    .with(['(() => ({ user, logIn: setUser }), [user])', '(() => ({ user, logIn: setUser }), [])'])
    .wrong(/Ada has logged in.*has to be another one when the user has changed/),
)

export const DependingOnTheSeconds = Solution.extend(
  solution
    .with([
      'useMemo(() => ({ user, logIn: setUser }), [user])',
      `useMemo(
    () => ({ user, logIn: setUser }),
    [user, seconds],
  )`,
    ])
    .wrong(/Each second the provider hands down a new object/, {
      actsLikeTheStart: true,
    }),
)

export const MemoizedReaders = Solution.extend(
  start
    .with(
      [
        "import { createContext, useContext, useState } from 'react'",
        "import { createContext, memo, useContext, useState } from 'react'",
      ],
      ['function Greeting', 'const Greeting = memo(function Greeting'],
      [
        `}

function`,
        `})

const LogIn = memo(function`,
      ],
      [
        `</Row>
  )
}
`,
        `</Row>
  )
})
`,
      ],
    )
    .wrong(/`memo` around the readers does not stop that/, { actsLikeTheStart: true }),
)

export const OneObjectForEver = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        "import { createContext, useContext, useRef, useState } from 'react'",
      ],
      [
        'useMemo(() => ({ user, logIn: setUser }), [user])',
        `useRef({ user, logIn: setUser }).current
  session.user = user`,
      ],
    )
    .wrong(/you changed the object that the readers have already/),
)

export const StableFunctions = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        "import { createContext, useCallback, useContext, useState } from 'react'",
      ],
      [
        'const session = useMemo(() => ({ user, logIn: setUser }), [user])',
        'const logIn = useCallback((name: string) => setUser(name), [])',
      ],
      ['{session}', '{{ user, logIn }}'],
    )
    .wrong(/nor do stable functions inside a new object/, { actsLikeTheStart: true }),
)

export const SyncedByAnEffect = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        "import { createContext, useContext, useEffect, useState } from 'react'",
      ],
      [
        'session = useMemo(() => ({ user, logIn: setUser }), [user])',
        `[session, setSession] = useState({ user, logIn: setUser })
  useEffect(() => setSession({ user, logIn: setUser }), [user])`,
      ],
    )
    .right(),
)

export const AReducerForTheSession = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        `import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useReducer,
  useState,
} from 'react'`,
      ],
      [
        "const [user, setUser] = useState('nobody')",
        `const [user, dispatch] = useReducer(
    (_old: string, action: { type: 'loggedIn'; user: string }) =>
      action.user,
    'nobody',
  )
  const logIn = useCallback(
    (name: string) => dispatch({ type: 'loggedIn', user: name }),
    [],
  )`,
      ],
      ['() => ({ user, logIn: setUser }), [user]', '() => ({ user, logIn }), [user, logIn]'],
    )
    .right(),
)

export const OneRenderLate = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        `import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'`,
      ],
      [
        'useMemo(() => ({ user, logIn: setUser }), [user])',
        `useRef({ user, logIn: setUser })
  useEffect(() => {
    session.current = { user, logIn: setUser }
  }, [user])`,
      ],
      ['value={session}', 'value={session.current}'],
    )
    .wrong(/of five seconds 1 rendered the readers/),
)

export const OneRenderLateAtTheLogin = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        `import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'`,
      ],
      [
        'useMemo(() => ({ user, logIn: setUser }), [user])',
        `useRef({ user, logIn: setUser })
  useEffect(() => {
    if (session.current.user !== user)
      session.current = { user, logIn: setUser }
  }, [user])`,
      ],
      ['value={session}', 'value={session.current}'],
    )
    .wrong(/a second too late/),
)

export const OnlyNobodyIsStable = Solution.extend(
  solution
    .with([
      'useMemo(() => ({ user, logIn: setUser }), [user])',
      `useMemo(
    () => ({ user, logIn: setUser }),
    [user, user === 'nobody' ? 0 : seconds],
  )`,
    ])
    .wrong(/has to stay the same for Ada, too/),
)

export const TheProviderMakesTheReaders = Solution.extend(
  solution
    .with(
      [
        `<SessionProvider>
      <Greeting />
      <LogIn />
    </SessionProvider>`,
        '<SessionProvider />',
      ],
      ["import type { ReactNode } from 'react'\n", ''],
      ['{ children }: { children: ReactNode }', ''],
      ['        {children}', '        <Greeting />\n        <LogIn />'],
    )
    .wrong(/also makes the elements of the readers/, { actsLikeTheStart: true }),
)
