import * as v from 'valibot'

export const PostSchema = v.object({
  id: v.number(),
  title: v.string(),
  body: v.string(),
  userId: v.number(),
})

/** A post of the API (behaviour §3.1). */
export type Post = v.InferOutput<typeof PostSchema>

export const PostListSchema = v.array(PostSchema)

/** What a list of titles keeps of each post. Other fields of the answer are left out. */
export const PostTitleListSchema = v.array(v.pick(PostSchema, ['id', 'title']))

export type PostTitle = v.InferOutput<typeof PostTitleListSchema>[number]

/** A page of the feed (behaviour §7.2): `next` is the cursor of the page after it, `null` at the end. */
export const FeedPageSchema = v.object({ posts: PostListSchema, next: v.nullable(v.number()) })

export type FeedPage = v.InferOutput<typeof FeedPageSchema>
