import { createElement } from 'react'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Params } from 'react-router-dom'
import { paths, patterns } from '#config/paths.ts'
import { lessons, screenName } from '#lessons.ts'
import type { Lesson } from '#lessons.ts'
import { Home } from '#screens/Home.tsx'
import { lazyPage } from './lazyPage.ts'
import type { LazyPage } from './lazyPage.ts'

/** A page of the app: what the router, the document's title and the build know of it. */
export interface PageDefinition extends LazyPage {
  /** The name of its screen, and so of the file that its code is built into. */
  id: string
  path: string
  titleOf: (params: Params) => string
  /** Whether it asks the server for something as soon as it is shown. */
  asksServer: boolean
  /** Whether it shows something else for other search parameters, which the build cannot know. */
  readsSearch: boolean
}

/** The pages with a nav bar around them (behaviour §2). Home is where most visits begin, so its code comes with the app's. */
export const coursePages: readonly PageDefinition[] = [
  {
    id: 'Home',
    path: paths.home,
    titleOf: () => '',
    asksServer: false,
    readsSearch: false,
    loaded: () => Home,
    load: () => Promise.resolve(Home),
  },
  ...lessons.map(lessonPage),
  {
    ...page(
      'UserProfile',
      patterns.user,
      ({ userId = '' }) => `User ${userId}`,
      async () => (await import('#screens/UserProfile.tsx')).UserProfile,
    ),
    readsSearch: true,
  },
  page(
    'Posts',
    paths.posts,
    () => 'Posts',
    async () => (await import('#screens/Posts.tsx')).Posts,
  ),
  page(
    'PostDetail',
    patterns.post,
    ({ postId = '' }) => `Post ${postId}`,
    async () => (await import('#screens/PostDetail.tsx')).PostDetail,
  ),
]

/** The pages outside the course's layout (behaviour §2). */
export const barePages: readonly PageDefinition[] = [
  page(
    'Login',
    paths.login,
    () => 'Login',
    async () => (await import('#screens/Login.tsx')).Login,
  ),
  page(
    'Register',
    paths.register,
    () => 'Register',
    async () => (await import('#screens/Register.tsx')).Register,
  ),
  page(
    'Admin',
    paths.admin,
    () => 'Admin',
    async () => (await import('#screens/Admin.tsx')).Admin,
  ),
]

/** The page at an address; undefined where there is none. */
export function pageAt(pathname: string): PageDefinition | undefined {
  return [...coursePages, ...barePages].find(({ path }) => matchPath(path, pathname) !== null)
}

/** Fetches the code of every page, for hosts where going from one to another should not wait. */
export async function loadAllPages(): Promise<void> {
  await Promise.all([...coursePages, ...barePages].map((page) => page.load()))
}

function lessonPage(lesson: Lesson): PageDefinition {
  const { path, title, screen, asksServer = false, readsSearch = false } = lesson
  const fetchCode = async () => {
    const Screen = await screen()
    return () => createElement(Screen, { lessons })
  }
  return { ...page(screenName(lesson), path, () => title, fetchCode), asksServer, readsSearch }
}

function page(
  id: string,
  path: string,
  titleOf: PageDefinition['titleOf'],
  fetchCode: () => Promise<ComponentType>,
): PageDefinition {
  return { id, path, titleOf, asksServer: false, readsSearch: false, ...lazyPage(fetchCode) }
}
