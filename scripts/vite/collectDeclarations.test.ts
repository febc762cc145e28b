import type { DiagnosticMessageChain } from 'typescript-js'
import { describe, expect, it } from 'vitest'
import { createTypeService, pointOf } from '#course/exercise/types/createTypeService.ts'
import { collectDeclarations } from './collectDeclarations.ts'
import { read } from '../../stories/checks/contents.ts'

const service = createTypeService(collectDeclarations())

describe('type help', () => {
  const query = startOf('basic-query/exercises/the-missing-key')
  const store = startOf('zustand-demo/exercises/select')

  it('finds a name that is not there, and says where', () => {
    const code = query.code.replace('posts.data}', 'nothing.data}')
    const from = code.indexOf('nothing')
    const line = code.slice(0, from).split('\n').length
    expect(service.problems({ ...query, code })).toEqual([
      { from, to: from + 'nothing'.length, line, message: "Cannot find name 'nothing'." },
    ])
  })

  it('finds a module that an answer cannot import', () => {
    const code = query.code.replace('#api/staleTime.ts', '#api/queryClient.ts')
    expect(service.problems({ ...query, code })).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^Cannot find module '#api\/queryClient.ts'/),
      }),
    ])
  })

  it('finds what does not fit in a call with overloads, in a sentence', () => {
    const code = query.code.replace('useQuery(postsOfUser(api, userId))', "useQuery({ queryKey: 'posts' })")
    expect(service.problems({ ...query, code })).toContainEqual(
      expect.objectContaining({ message: "Type 'string' is not assignable to type 'readonly unknown[]'." }),
    )
  })

  it('completes the members of what is before the point, and the names of the file', () => {
    const code = query.code.replace('posts.data}', 'posts.isFet}')
    const at = code.indexOf('posts.isFet}') + 'posts.isFet'.length
    const found = service.completions({ ...query, code }, at)
    expect(found?.from).toBe(at - 'isFet'.length)
    expect(found?.names).toContainEqual({ name: 'isFetching', isGlobal: false })
    expect(service.describeCompletion({ ...query, code }, at, 'isFetching')?.type).toMatch(
      /isFetching: boolean$/,
    )
    expect(service.completions(store, store.code.length)?.names).toContainEqual({
      name: 'window',
      isGlobal: true,
    })
  })

  it('says what a name is', () => {
    const from =
      store.code.indexOf('create(') >= 0 ? store.code.indexOf('create(') : store.code.indexOf('create')
    expect(service.describe(store, from + 1)).toMatchObject({ from, type: expect.stringContaining('create') })
    expect(service.describe(store, store.code.length)).toBeUndefined()
  })
})

describe('the point of an error', () => {
  it('is the last sentence of the last overload', () => {
    const overloads = chain(
      'No overload matches this call.',
      chain("Overload 1 of 2, '(a: A): B', gave the following error.", chain('Of the first.')),
      chain("Overload 2 of 2, '(c: C): D', gave the following error.", chain("Type 'x' fits not.")),
    )
    expect(pointOf(overloads)).toBe("Type 'x' fits not.")
  })

  it('names the place, where the sentence is about a part', () => {
    const inside = chain(
      "Type '{ a: { b: string } }' is not assignable to type 'T'.",
      chain(
        "Types of property 'a' are incompatible.",
        chain(
          "The types of 'b.c' are incompatible between these types.",
          chain("Type 'string' is not assignable to type 'number'."),
        ),
      ),
    )
    expect(pointOf(inside)).toBe("In “a.b.c”: Type 'string' is not assignable to type 'number'.")
  })

  it('does not go on for a page about a type', () => {
    expect(pointOf(`Property 'x' is missing in type '${'a'.repeat(500)}'.`)).toBe(
      `Property 'x' is missing in type '${'a'.repeat(59)}…'.`,
    )
  })
})

function chain(messageText: string, ...next: DiagnosticMessageChain[]): DiagnosticMessageChain {
  return { messageText, category: 1, code: 0, ...(next.length > 0 && { next }) }
}

function startOf(folder: string) {
  const file = `stories/lessons/${folder}/start.tsx`
  return { path: `/${file}`, code: read(file) }
}
