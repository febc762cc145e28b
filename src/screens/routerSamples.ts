export { default as routeGuards } from '#features/user/RequireUser.tsx?raw'

export const basicRouting = `const router = createBrowserRouter([
  { path: '/', element: <Home /> },
  { path: '/overview', element: <Overview /> },
])`

export const routeParameters = `// { path: '/users/:userId', element: <UserProfile /> }
const { userId } = useParams() // always text, or undefined`

export const queryParameters = `const [params, setParams] = useSearchParams()
params.get('tab') // 'settings', or null

// From the current ones, so that the others stay:
setParams((params) => {
  params.set('tab', 'posts')
  return params
})`

export const navigation = `const navigate = useNavigate()
navigate('/posts/1')
navigate(-1) // back, as the browser's button does`

export const nestedRoutes = `{
  element: <RootLayout />, // renders <Outlet />
  children: [
    { path: '/', element: <Home /> },
    { path: '/overview', element: <Overview /> },
  ],
}`

export const errorBoundaries = `// { element: <RootLayout />, errorElement: <ErrorPage />, children: [ … ] }
const error = useRouteError()
if (isRouteErrorResponse(error)) … // such as a 404`
