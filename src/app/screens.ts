import type { ComponentType } from 'react'
import type { LessonScreenName } from '#syllabus/lessons.ts'

export type ScreenName =
  LessonScreenName | 'UserProfile' | 'Posts' | 'PostDetail' | 'Login' | 'Register' | 'Admin'

/** The file of each screen, in a chunk of its own. Home's code is in the main chunk. */
const files: { [Name in ScreenName]: () => Promise<Record<Name, ComponentType>> } = {
  WhyAQuery: () => import('#screens/WhyAQuery.tsx'),
  BasicQuery: () => import('#screens/BasicQuery.tsx'),
  Overview: () => import('#screens/Overview.tsx'),
  StaleAndGc: () => import('#screens/StaleAndGc.tsx'),
  Pagination: () => import('#screens/Pagination.tsx'),
  InfiniteQuery: () => import('#screens/InfiniteQuery.tsx'),
  TodoDemo: () => import('#screens/TodoDemo.tsx'),
  ReducerDemo: () => import('#screens/ReducerDemo.tsx'),
  ContextDemo: () => import('#screens/ContextDemo.tsx'),
  ZustandDemo: () => import('#screens/ZustandDemo.tsx'),
  RouterDocs: () => import('#screens/RouterDocs.tsx'),
  WhenMayItAsk: () => import('#screens/WhenMayItAsk.tsx'),
  WhichEntriesChanged: () => import('#screens/WhichEntriesChanged.tsx'),
  SelectAndRenders: () => import('#screens/SelectAndRenders.tsx'),
  FromListToDetail: () => import('#screens/FromListToDetail.tsx'),
  ErrorsEndToEnd: () => import('#screens/ErrorsEndToEnd.tsx'),
  SuspenseAndLoaders: () => import('#screens/SuspenseAndLoaders.tsx'),
  TestWhatQueries: () => import('#screens/TestWhatQueries.tsx'),
  UserProfile: () => import('#screens/UserProfile.tsx'),
  Posts: () => import('#screens/Posts.tsx'),
  PostDetail: () => import('#screens/PostDetail.tsx'),
  Login: () => import('#screens/Login.tsx'),
  Register: () => import('#screens/Register.tsx'),
  Admin: () => import('#screens/Admin.tsx'),
}

/** Fetches the code of a screen. */
export async function loadScreen<Name extends ScreenName>(name: Name): Promise<ComponentType> {
  return (await files[name]())[name]
}
