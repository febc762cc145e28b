import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import type { Todo } from '#contract/todo.ts'
import { AddTodoForm } from '#features/todos/AddTodoForm.tsx'
import { TodoList } from '#features/todos/TodoList.tsx'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** A form that empties its field when it adds. Its button says Adding... while an add is pending. */
export function AddForm({ pending, onAdd }: { pending: boolean; onAdd: (title: string) => void }) {
  const [title, setTitle] = useState('')
  return (
    <AddTodoForm
      title={title}
      onTitleChange={setTitle}
      pending={pending}
      onAdd={(title) => {
        setTitle('')
        onAdd(title)
      }}
    />
  )
}

export function TodoTitles({ todos }: { todos: readonly Todo[] | undefined }) {
  return (
    <>
      <Banner>{todos ? pluralize(todos.length, 'todo') : 'Loading...'}</Banner>
      {todos && <TodoList todos={todos} />}
    </>
  )
}

const allPosts = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'list'],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, signal }),
  })

/** Another query of the page, which has nothing to do with todos. */
export function PostCount() {
  const posts = useQuery(allPosts(useApi()))
  return (
    <p>{posts.data ? `Elsewhere on this page: ${pluralize(posts.data.length, 'post')}` : 'Loading...'}</p>
  )
}
