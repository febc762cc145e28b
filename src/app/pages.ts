import { matchPath } from 'react-router-dom'
import type { Params } from 'react-router-dom'
import { paths, patterns } from '#config/paths.ts'
import { lessons, screenName } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { Home } from '#screens/Home.tsx'
import { lazyPage } from './lazyPage.ts'
import type { LazyPage } from './lazyPage.ts'
import { loadScreen } from './screens.ts'
import type { ScreenName } from './screens.ts'

/** A page of the app, for the router, the document's title and the prerenderer. */
export interface PageDefinition extends LazyPage {
  /** The name of its screen, which is also that of its chunk. */
  id: string
  path: string
  titleOf: (params: Params) => string
  /** Whether it requests data on mount. */
  asksOnMount: boolean
  /** Whether its content depends on search parameters, which are unknown at build time. */
  readsSearch: boolean
}

/** The pages with a nav bar (behaviour §2). Home's code is in the main chunk, because most visits begin there. */
export const coursePages: readonly PageDefinition[] = [
  {
    id: 'Home',
    path: paths.home,
    titleOf: () => '',
    asksOnMount: false,
    readsSearch: false,
    loaded: () => Home,
    load: () => Promise.resolve(Home),
  },
  ...lessons.map(lessonPage),
  {
    ...page('UserProfile', patterns.user, ({ userId = '' }) => `User ${userId}`),
    readsSearch: true,
  },
  page('Posts', paths.posts, () => 'Posts'),
  page('PostDetail', patterns.post, ({ postId = '' }) => `Post ${postId}`),
]

/** The pages outside the course's layout (behaviour §2). */
export const barePages: readonly PageDefinition[] = [
  page('Login', paths.login, () => 'Login'),
  page('Register', paths.register, () => 'Register'),
  page('Admin', paths.admin, () => 'Admin'),
]

/** The page at an address; undefined if no route matches. */
export function pageAt(pathname: string): PageDefinition | undefined {
  return [...coursePages, ...barePages].find(({ path }) => matchPath(path, pathname) !== null)
}

/** Loads the code of every page, for hosts where a navigation should not wait. */
export async function loadAllPages(): Promise<void> {
  await Promise.all([...coursePages, ...barePages].map((page) => page.load()))
}

function lessonPage(lesson: Lesson): PageDefinition {
  const { path, title, asksOnMount = false, readsSearch = false } = lesson
  return {
    ...page(screenName(lesson), path, () => title),
    asksOnMount,
    readsSearch,
  }
}

function page(id: ScreenName, path: string, titleOf: PageDefinition['titleOf']): PageDefinition {
  return { id, path, titleOf, asksOnMount: false, readsSearch: false, ...lazyPage(() => loadScreen(id)) }
}
