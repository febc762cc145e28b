import { readFileSync, readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

const [, walls = ''] = /^### Walls$(.*?)^##/ms.exec(read('CONTRIBUTING.md')) ?? []

/** The rooms of CONTRIBUTING's table from the bottom up, each with those that it may import. */
const rooms = new Map(
  [...walls.matchAll(/^\| `([^`]+)` +\| (.*) \|$/gm)].map(([, room = '', allowed = '']) => [
    room,
    [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
)

const { imports: aliases } = JSON.parse(read('package.json')) as { imports: Record<string, string> }

const files = [...new Set([...rooms.keys()].map((room) => room.split('/')[0] ?? ''))].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file)),
)

/** Each import from one room into another, types included, as `file → file`. Tests look from outside, and may see all. */
const crossings = files
  .filter((file) => !/\.test\.tsx?$|\/templates\//.test(file))
  .flatMap((file) => {
    const from = roomOf(file)
    return importsOf(file)
      .map((target) => ({ from, to: roomOf(target), path: `${file} → ${target}` }))
      .filter(({ to }) => to !== from)
  })

describe('the rooms of the house', () => {
  it('each stand on rooms below alone, so that no circle is possible', () => {
    const order = [...rooms.keys()]
    expect(order.length).toBeGreaterThan(30)
    const upward = [...rooms].flatMap(([room, allowed]) =>
      allowed
        .filter((name) => {
          const below = order.slice(0, order.indexOf(room))
          const named = order.filter((other) => isWithin(other, name))
          return named.length === 0 || named.some((other) => !below.includes(other))
        })
        .map((name) => `${room} → ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('hold every file', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  it('import what the table allows, and nothing else', () => {
    const refused = crossings.filter(
      ({ from = '', to = '' }) => !rooms.get(from)?.some((name) => isWithin(to, name)),
    )
    expect(refused.map(({ path }) => path)).toEqual([])
  })

  it('import what the table allows, all of it', () => {
    const idle = [...rooms].flatMap(([room, allowed]) =>
      allowed
        .filter((name) => !crossings.some(({ from, to = '' }) => from === room && isWithin(to, name)))
        .map((name) => `${room} → ${name}`),
    )
    expect(idle).toEqual([])
  })
})

/** `src` names all rooms in it. */
function isWithin(room: string, name: string): boolean {
  return room === name || room.startsWith(`${name}/`)
}

/** The innermost room that a file stands in. */
function roomOf(file: string): string | undefined {
  const around = [...rooms.keys()].filter((room) => file.startsWith(`${room}/`) || file === room)
  return around.toSorted((a, b) => b.length - a.length)[0]
}

/** The project's files that a file imports, by paths from the root. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^'?]*)/g)
  return [...found].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
    const [alias = ''] = Object.keys(aliases).filter((name) => specifier.startsWith(name.slice(0, -1)))
    const folder = aliases[alias]
    return folder === undefined ? [] : posix.normalize(folder.replace('*', specifier.slice(alias.length - 1)))
  })
}
