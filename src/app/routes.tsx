import type { RouteObject } from 'react-router-dom'
import { paths, patterns } from '#config/paths.ts'
import { Admin } from '#screens/Admin.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { ContextDemo } from '#screens/ContextDemo.tsx'
import { Home } from '#screens/Home.tsx'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { Login } from '#screens/Login.tsx'
import { Overview } from '#screens/Overview.tsx'
import { Pagination } from '#screens/Pagination.tsx'
import { PostDetail } from '#screens/PostDetail.tsx'
import { Posts } from '#screens/Posts.tsx'
import { ReducerDemo } from '#screens/ReducerDemo.tsx'
import { Register } from '#screens/Register.tsx'
import { RouterDocs } from '#screens/RouterDocs.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { UserProfile } from '#screens/UserProfile.tsx'
import { ZustandDemo } from '#screens/ZustandDemo.tsx'
import { BareLayout } from './BareLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { RootLayout } from './RootLayout.tsx'

/** Every route of the app (spec §2). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: paths.overview, element: <Overview /> },
      { path: paths.basicQuery, element: <BasicQuery /> },
      { path: paths.pagination, element: <Pagination /> },
      { path: paths.infiniteQuery, element: <InfiniteQuery /> },
      { path: paths.todoDemo, element: <TodoDemo /> },
      { path: paths.reducerDemo, element: <ReducerDemo /> },
      { path: paths.contextDemo, element: <ContextDemo /> },
      { path: paths.zustandDemo, element: <ZustandDemo /> },
      { path: paths.routerDocs, element: <RouterDocs /> },
      { path: patterns.user, element: <UserProfile /> },
      { path: paths.posts, element: <Posts /> },
      { path: patterns.post, element: <PostDetail /> },
    ],
  },
  {
    element: <BareLayout />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.login, element: <Login /> },
      { path: paths.register, element: <Register /> },
      { path: paths.admin, element: <Admin /> },
    ],
  },
]
