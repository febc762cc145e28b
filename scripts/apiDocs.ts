import { format, resolveConfig } from 'prettier'
import * as v from 'valibot'
import { FeedPageSchema, PostListSchema, PostSchema } from '#contract/post.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import { createDatabase } from '#mocks/database.ts'
import { faultRoutes } from '#mocks/faultRoutes.ts'
import { postRoutes } from '#mocks/postRoutes.ts'
import type { Route } from '#mocks/route.ts'
import { todoRoutes } from '#mocks/todoRoutes.ts'

/** What an answer can be, as the contract has it. */
const shapes = {
  'a post': PostSchema,
  'a todo': TodoSchema,
  'a page of the feed': FeedPageSchema,
  'a list of posts': PostListSchema,
  'a list of todos': TodoListSchema,
}

/** A document with the tables of requests and shapes, made of what the mock API answers, between the two comments that name them. */
export async function withApiTables(text: string, filepath: string): Promise<string> {
  const requests = await Promise.all([...postRoutes, ...todoRoutes, ...faultRoutes].map(rowOf))
  const tables = [
    tableOf(['Request', 'Query', 'Body', 'Answer'], ...requests),
    tableOf(['Shape', 'Fields'], ['a post', fieldsOf(PostSchema)], ['a todo', fieldsOf(TodoSchema)]),
  ].join('\n\n')
  const filled = text.replace(/(?<=<!-- requests -->).*(?=<!-- end of requests -->)/s, `\n\n${tables}\n\n`)
  return format(filled, { ...(await resolveConfig(filepath)), filepath })
}

/** Asks a route, and notes what it reads of the query and of the body. */
async function rowOf([method, path, respond]: Route): Promise<string[]> {
  const [params, query, fields] = [{ id: '1', kind: 'twice' }, new Set<string>(), new Set<string>()]
  const search = noting(query, { attempt: '3' })
  const body = noting(fields, { title: 'A title', body: 'A text', userId: 1, completed: true })
  const response = respond(createDatabase(), { params, search, body })
  const isPartial = fields.size > 0 && respond(createDatabase(), { params, search, body: {} }).ok
  const answer: unknown = await response.json()
  const shape = Object.entries(shapes).find(([, schema]) => v.is(schema, answer))?.[0]
  return [
    code(`${method.toUpperCase()} ${path}`),
    [...query].map(code).join(', '),
    (isPartial ? 'some of ' : '') + [...fields].map(code).join(', '),
    `${response.status}, ${shape ?? code(JSON.stringify(answer))}`,
  ]
}

/** An object that notes the names of what is read of it, or looked for in it. */
function noting<T extends object>(names: Set<string>, object: T): T {
  return new Proxy(object, {
    get: (target, name) => (names.add(String(name)), Reflect.get(target, name)),
    has: (target, name) => (names.add(String(name)), Reflect.has(target, name)),
  })
}

function fieldsOf({ entries }: { entries: Record<string, { type: string }> }): string {
  return Object.entries(entries)
    .map(([name, { type }]) => `${code(name)} ${type}`)
    .join(', ')
}

function tableOf(head: string[], ...others: string[][]): string {
  return [head, head.map(() => '---'), ...others].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const code = (text: string) => `\`${text}\``
