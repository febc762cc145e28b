/** Every route of the app, and how to build its address (spec §2). */
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
  login: '/login',
  register: '/register',
  admin: '/admin',
} as const
