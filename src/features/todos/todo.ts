import * as v from 'valibot'

export const TodoSchema = v.object({
  id: v.number(),
  title: v.string(),
  completed: v.boolean(),
})

/** A todo of the placeholder API (spec §3). */
export type Todo = v.InferOutput<typeof TodoSchema>
