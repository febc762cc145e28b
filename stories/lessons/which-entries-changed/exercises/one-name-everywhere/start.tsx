import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { PostInFourPlaces } from './PostInFourPlaces.tsx'

// Post 1 is in four entries of the cache:
// ['posts', 'list']                 Post[]
// ['posts', 'list', { userId: 1 }]  Post[]
// ['posts', 'infinite']             { pages: Post[][], pageParams }
// ['posts', 'detail', 1]            Post

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) =>
      api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      const inList = (each: Post) => (each.id === post.id ? post : each)
      client.setQueryData<Post[]>(['posts', 'list'], (posts) =>
        posts?.map(inList),
      )
    },
  })
  return (
    <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
  )
}
