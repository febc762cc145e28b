import { redirect, useLoaderData } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { pluralize } from '#ui/pluralize.ts'
import { LoaderSite } from './LoaderSite.tsx'

/** Right: a middleware runs before all loaders. After a redirect that it throws, none of them runs. */
const guardedTodos = (api: ApiClient): RouteObject => ({
  middleware: [requireUser],
  children: [
    {
      path: '/todos',
      loader: ({ request }) => api.get('todos', { schema: TodoListSchema, signal: request.signal }),
      element: <Todos />,
    },
  ],
})

/** A redirect has no state, so the address goes into the query string. `url` has its hash, and `request` does not. */
function requireUser({ url }: { url: URL }): void {
  if (useUserStore.getState().session.status === 'loggedIn') return
  const { pathname, search, hash } = url
  throw redirect(`/login?${new URLSearchParams({ from: pathname + search + hash })}`)
}

function Todos() {
  return <p>{pluralize(useLoaderData<unknown[]>().length, 'todo')}</p>
}

export function GuardInMiddleware() {
  return <LoaderSite guarded={guardedTodos(useApi())} />
}
