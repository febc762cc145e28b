/** The routes without a parameter (behaviour §2.1). */
export const paths = {
  home: '/',
  overview: '/overview',
  basicQuery: '/basic-query',
  pagination: '/pagination',
  infiniteQuery: '/infinite-query',
  todoDemo: '/todo-demo',
  reducerDemo: '/reducer-demo',
  contextDemo: '/context-demo',
  zustandDemo: '/zustand-demo',
  routerDocs: '/router-docs',
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
