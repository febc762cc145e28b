import { useLoaderData } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { RequireUser } from '#screens/router-samples/RequireUser.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { LoaderSite } from './LoaderSite.tsx'

/** Wrong: the guard renders after the loader has run. By then the request has been made. */
const guardedTodos = (api: ApiClient): RouteObject => ({
  element: <RequireUser />,
  children: [
    {
      path: '/todos',
      loader: ({ request }) => api.get('todos', { schema: TodoListSchema, signal: request.signal }),
      element: <Todos />,
    },
  ],
})

function Todos() {
  return <p>{pluralize(useLoaderData<unknown[]>().length, 'todo')}</p>
}

export function GuardTooLate() {
  return <LoaderSite guarded={guardedTodos(useApi())} />
}
