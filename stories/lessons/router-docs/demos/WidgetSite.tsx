import { Outlet } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths, patterns } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { PostWidget } from '#features/params/PostWidget.tsx'
import { QueryParamsDemo } from '#features/params/QueryParamsDemo.tsx'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { Posts } from '#screens/Posts.tsx'
import { RoutedUser } from '#screens/parts/RoutedUser.tsx'
import { space } from '#ui/tokens.ts'

const routes: RouteObject[] = [
  {
    element: <Alone />,
    children: [
      { path: lessonPath('router-docs'), element: <QueryParamsDemo /> },
      { path: patterns.user, element: <RoutedUser /> },
      { path: patterns.post, element: <PostWidget /> },
    ],
  },
  { path: paths.posts, element: <Posts /> },
]

/** The widgets that read the address, each at its own address of a small browser. */
export function WidgetSite({ startAt }: { startAt: string }) {
  return <MiniBrowser routes={routes} errorElement={<p>Invalid page</p>} startAt={startAt} />
}

function Alone() {
  return (
    <Around>
      <Outlet />
    </Around>
  )
}

const Around = styled.div`
  padding: ${space.l} ${space.m};
`
