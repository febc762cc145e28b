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
    'synced by an effect': solution(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        "import { createContext, useContext, useEffect, useState } from 'react'",
      ],
      [
        'session = useMemo(() => ({ user, logIn: setUser }), [user])',
        `[session, setSession] = useState({ user, logIn: setUser })
  useEffect(() => setSession({ user, logIn: setUser }), [user])`,
      ],
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
