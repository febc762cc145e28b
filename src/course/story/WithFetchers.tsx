import type { ComponentType } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import { fetchPage } from './fetchPage.ts'

type Fetchers = ReturnType<typeof fetchersOf>

/** A smallest example with plain functions that ask the server of the story: what it shows is the library's API alone. */
export function WithFetchers({ of: Example }: { of: ComponentType<Fetchers> }) {
  return <Example {...fetchersOf(useApi())} />
}

function fetchersOf(api: ApiClient) {
  return {
    fetchPosts: () => api.get('posts', { schema: PostListSchema }),
    fetchPage: (page: number) => fetchPage(api, page),
    fetchTodos: () => api.get('todos', { schema: TodoListSchema }),
    addTodo: (title: string) => api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
  }
}
