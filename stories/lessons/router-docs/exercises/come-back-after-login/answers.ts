import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'login in place': start(
      ['logged in. *', 'logged in. The address stays as it is. *'],
      [
        `{ isLoggedIn } = useSession()
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" /`,
        `{ isLoggedIn, logIn } = useSession()
  return isLoggedIn ? <Outlet /> : <LoginForm onLogIn={logIn} /`,
      ],
      ['Navigate to="/" /', 'Navigate to="/" replace /'],
    ),
  },
  when: {
    'login in place':
      'Choose it where login is a form and not a page: the address never changes, so there is nowhere to come back from.',
  },
  wrong: {
    'while it renders': [
      solution(
        ['{ Navigate, Outlet, useLocation }', '{ Navigate, Outlet, useLocation, useNavigate }'],
        [
          `const { pathname, search, hash } = useLocation()
  return isLoggedIn ? (
    <Outlet />
  ) : (
    <Navigate
      to="/login"
      state={{ from: pathname + search + hash }}
      replace
    />
  )`,
          `const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  if (isLoggedIn) return <Outlet />
  void navigate('/login', {
    state: { from: pathname + search + hash },
    replace: true,
  })
  return null`,
        ],
      ),
      /does not lead to the login\. \(A `navigate`/,
      { console: { expected: [/You should call navigate\(\) in a React.useEffect\(\)/] } },
    ],
    'always home': [
      solution(['  const { state } = useLocation()', ''], ["to={state?.from ?? '/'}", 'to="/"']),
      /the login led to the start page/,
    ],
    'push after login': [solution(['replace /', '/']), /which sent you forward again/],
    'without a state': [
      solution(["state?.from ?? '/'", 'state.from']),
      /Your code threw.*(?:null|from)/,
      { console: { expected: [/reading 'from'|property "from"/] } },
    ],
    'in a variable': [
      solution(
        ['/** Around the pages', "let from = '/'\n\n/** Around the pages"],
        [
          '  return isLoggedIn ? (\n    <Outlet />',
          '  if (!isLoggedIn) from = pathname + search + hash\n  return isLoggedIn ? (\n    <Outlet />',
        ],
        ['      state={{ from: pathname + search + hash }}\n', ''],
        ['  const { state } = useLocation()\n', ''],
        ["state?.from ?? '/'", 'from'],
      ),
      /which nobody had asked for in this visit/,
    ],
    'login in place and a push': [
      start(
        ['logged in. *', 'logged in. The address stays as it is. *'],
        [
          `{ isLoggedIn } = useSession()
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" /`,
          `{ isLoggedIn, logIn } = useSession()
  return isLoggedIn ? <Outlet /> : <LoginForm onLogIn={logIn} /`,
        ],
      ),
      /Replace its entry there, too/,
    ],
    'in a variable that is reset': [
      solution(
        ['{ Navigate, Outlet, useLocation }', '{ Navigate, Outlet, useLocation, useNavigate }'],
        ['/** Around the pages', "let from = '/'\n\n/** Around the pages"],
        [
          '  return isLoggedIn ? (\n    <Outlet />',
          '  if (!isLoggedIn) from = pathname + search + hash\n  return isLoggedIn ? (\n    <Outlet />',
        ],
        ['      state={{ from: pathname + search + hash }}\n', ''],
        [
          `{ isLoggedIn, logIn } = useSession()
  const { state } = useLocation()
  return isLoggedIn ? (
    <Navigate to={state?.from ?? '/'} replace />
  ) : (
    <LoginForm onLogIn={logIn} />
  )`,
          `{ logIn } = useSession()
  const navigate = useNavigate()

  function comeBack() {
    logIn()
    void navigate(from, { replace: true })
    from = '/'
  }

  return <LoginForm onLogIn={comeBack} />`,
        ],
      ),
      /a variable or a storage does not notice/,
    ],
  },
}
