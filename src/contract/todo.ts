import * as v from 'valibot'

export const TodoSchema = v.object({
  id: v.number(),
  title: v.string(),
  completed: v.boolean(),
})

/** A todo of the API (behaviour §3.1). */
export type Todo = v.InferOutput<typeof TodoSchema>

export const TodoListSchema = v.array(TodoSchema)
