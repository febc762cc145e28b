/** Every route of the app that is no lesson's (behaviour §2.1); those of lessons follow from `src/syllabus/lessons.ts`. */
export const paths = {
  home: '/',
  posts: '/posts',
  login: '/login',
  register: '/register',
  admin: '/admin',
} as const

/** Routes with a parameter, as the router matches them. */
export const patterns = {
  user: '/users/:userId',
  post: '/posts/:postId',
} as const

/** The address of one user's page. */
export function userPath(userId: string | number): string {
  return `/users/${encodeURIComponent(userId)}`
}

/** The address of one post's page. */
export function postPath(postId: string | number): string {
  return `/posts/${encodeURIComponent(postId)}`
}
