import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

export const answers: Answers = {
  right: {
    'a state of both': start(
      [
        "[user, setUser] = useState('nobody')",
        `[session, setSession] = useState<Session>(() => ({
    user: 'nobody',
    logIn: (user) => setSession((old) => ({ ...old, user })),
  }))`,
      ],
      ['value={{ user, logIn: setUser }}', 'value={session}'],
    ),
    'a reducer for the session': solution(
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
    ),
  },
  wrong: {
    'depending on the seconds': [
      solution([
        'useMemo(() => ({ user, logIn: setUser }), [user])',
        `useMemo(
    () => ({ user, logIn: setUser }),
    [user, seconds],
  )`,
      ]),
      /Each second the provider hands down a new object/,
    ],
    'a missing dependency': [
      solution(['(() => ({ user, logIn: setUser }), [user])', '(() => ({ user, logIn: setUser }), [])']),
      /Ada has logged in.*has to be another one when the user has changed/,
    ],
    'a key for each user': [
      solution(
        ['import { createContext, useContext,', 'import { createContext, Fragment, useContext,'],
        ['        {children}', '        <Fragment key={user}>{children}</Fragment>'],
      ),
      /as another `key` does/,
    ],
    'only nobody is stable': [
      solution([
        'useMemo(() => ({ user, logIn: setUser }), [user])',
        `useMemo(
    () => ({ user, logIn: setUser }),
    [user, user === 'nobody' ? 0 : seconds],
  )`,
      ]),
      /has to stay the same for Ada, too/,
    ],
  },
}
