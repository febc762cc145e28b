import { redirect, useLoaderData } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { pluralize } from '#ui/pluralize.ts'
import { LoaderSite } from './LoaderSite.tsx'

/** Right: a middleware runs before all loaders below it. What it throws is all that happens. */
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

function requireUser(): void {
  if (useUserStore.getState().session.status !== 'loggedIn') throw redirect('/login')
}

function Todos() {
  return <p>{pluralize(useLoaderData<unknown[]>().length, 'todo')}</p>
}

export function GuardInMiddleware() {
  return <LoaderSite guarded={guardedTodos(useApi())} />
}
