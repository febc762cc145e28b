import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Database } from './database.ts'
import { noSuch, refusal } from './route.ts'
import type { Route, RouteRequest } from './route.ts'

const NewTodo = v.object({ title: v.string(), completed: v.boolean() })
const TodoChange = v.object({ title: v.exactOptional(v.string()), completed: v.exactOptional(v.boolean()) })

/** The routes of todos (docs/api.md). */
export const todoRoutes: Route[] = [
  ['get', 'todos', (db) => HttpResponse.json(db.todos())],
  ['get', 'todos/:id', getTodo],
  ['post', 'todos', postTodo],
  ['patch', 'todos/:id', patchTodo],
  ['delete', 'todos/:id', deleteTodo],
]

function getTodo(db: Database, { params }: RouteRequest): Response {
  const todo = db.todos().find(({ id }) => id === Number(params['id']))
  return todo === undefined ? noSuch('todo') : HttpResponse.json(todo)
}

function postTodo(db: Database, { body }: RouteRequest): Response {
  const result = v.safeParse(NewTodo, body)
  if (!result.success) return refusal('A todo needs a title (text) and completed (true or false).')
  return HttpResponse.json(db.addTodo(result.output), { status: 201 })
}

function patchTodo(db: Database, { params, body }: RouteRequest): Response {
  const result = v.safeParse(TodoChange, body)
  if (!result.success) return refusal('A change takes a title (text), completed (true or false), or both.')
  const todo = db.changeTodo(Number(params['id']), result.output)
  return todo === undefined ? noSuch('todo') : HttpResponse.json(todo)
}

function deleteTodo(db: Database, { params }: RouteRequest): Response {
  return db.removeTodo(Number(params['id'])) ? HttpResponse.json({}) : noSuch('todo')
}
