import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = [
  { path: '/', element: <p>Home</p> },
  { path: '/overview', element: <p>Overview</p> },
]
