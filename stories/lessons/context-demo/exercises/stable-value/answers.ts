import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

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
  },
  when: {
    'a state of both':
      'Choose it where value and function belong together for good: the state is the stable object, and nothing has to be memoized.',
  },
  wrong: {
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
