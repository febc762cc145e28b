import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

const [, walls = ''] = /^### Walls$(.*?)^##/ms.exec(read('CONTRIBUTING.md')) ?? []

interface Row {
  /** What the row calls its rooms together. */
  group: string | undefined
  /** Paths from the root, such as `src/course/demo`. */
  rooms: readonly string[]
  /** Groups, and rooms by the last part of their path. */
  allowed: readonly string[]
}

/** CONTRIBUTING's table from the bottom of the house up. */
const rows = [...walls.matchAll(/^\| (?:(\w+): )?(`.+`) +\| (.+?) +\|$/gm)].map(
  ([, group, rooms = '', allowed = '']): Row => ({
    group,
    rooms: [...rooms.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => pathsOf(path)),
    allowed: allowed === 'nothing' ? [] : allowed.split(', '),
  }),
)

/** A room may only ever import what stands before it here. */
const order = rows.flatMap(({ rooms }) => rooms)

const { imports: aliases } = JSON.parse(read('package.json')) as { imports: Record<string, string> }

const files = [...new Set(order.map((room) => room.split('/')[0] ?? ''))].flatMap((folder) =>
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
  it('are there, and each has a name of its own', () => {
    expect(order.length).toBeGreaterThan(30)
    expect(order.filter((room) => !existsSync(resolve(root, room)))).toEqual([])
    const names = [...order.map(nameOf), ...rows.flatMap(({ group }) => group ?? [])]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('each stand on rooms before them alone, so that no circle is possible', () => {
    const upward = rows.flatMap(({ rooms, allowed }) =>
      allowed
        .filter((name) => {
          const named = roomsNamed(name)
          return named.length === 0 || named.some((room) => !isBefore(room, rooms.at(-1)))
        })
        .map((name) => `${rooms.join()} → ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('hold every file', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  it('import what the table allows, and nothing else', () => {
    const refused = crossings.filter(({ from = '', to = '' }) => {
      const row = rows.find(({ rooms }) => rooms.includes(from))
      return !row?.allowed.flatMap(roomsNamed).includes(to) || !isBefore(to, from)
    })
    expect(refused.map(({ path }) => path)).toEqual([])
  })

  it('import what the table allows, all of it', () => {
    const idle = rows.flatMap(({ rooms, allowed }) =>
      allowed
        .filter((name) => {
          const named = roomsNamed(name)
          return !crossings.some(({ from = '', to = '' }) => rooms.includes(from) && named.includes(to))
        })
        .map((name) => `${rooms.join()} → ${name}`),
    )
    expect(idle).toEqual([])
  })
})

/** `course/{code,links}` is two paths. Those of `src` are written without it. */
function pathsOf(written: string): string[] {
  const [, before = '', names = written, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(written) ?? []
  return names
    .split(',')
    .map((name) => `${before}${name}${after}`)
    .map((path) => (existsSync(resolve(root, path)) ? path : `src/${path}`))
}

function nameOf(room: string): string {
  return posix.basename(room)
}

/** The rooms of a group, those in `src`, or the one of that name. */
function roomsNamed(name: string): readonly string[] {
  if (name === 'src') return order.filter((room) => room.startsWith('src/'))
  return rows.find(({ group }) => group === name)?.rooms ?? order.filter((room) => nameOf(room) === name)
}

function isBefore(room: string, other = ''): boolean {
  return order.indexOf(room) < order.indexOf(other)
}

/** The innermost room that a file stands in. */
function roomOf(file: string): string | undefined {
  const around = order.filter((room) => file.startsWith(`${room}/`) || file === room)
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
