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
