import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import { fetchPage } from './fetchPage.ts'

export type Fetchers = ReturnType<typeof fetchersOf>

/** Gives the smallest examples plain functions that ask the server of the story: what they show is the library's API alone. */
export function WithFetchers({ children }: { children: (fetchers: Fetchers) => ReactNode }) {
  return children(fetchersOf(useApi()))
}

function fetchersOf(api: ApiClient) {
  return {
    fetchPosts: () => api.get('posts', { schema: PostListSchema }),
    fetchPage: (page: number) => fetchPage(api, page),
    fetchTodos: () => api.get('todos', { schema: TodoListSchema }),
    addTodo: (title: string) => api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
  }
}
