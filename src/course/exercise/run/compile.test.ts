import { describe, expect, it, vi } from 'vitest'
import { AnswerMistake, placed, mistakeOf } from './mistake.ts'
import { compile } from './compile.ts'
import { createGuards } from './guards.ts'

/** What compiling code says that is wrong with it. */
function mistakeIn(source: string) {
  try {
    compile(source)
  } catch (error) {
    return placed(mistakeOf(error))
  }
  return undefined
}

describe('compiling an answer', () => {
  it('keeps each line where it is', () => {
    const { code } = compile(
      "import {\n  useState,\n  type FC,\n} from 'react'\nexport const n: number = useState(1)\nthrow new Error()",
    )
    expect(code.split('\n')[5]).toBe('throw new Error()')
    expect(code).toContain('const { "useState": useState } = $use("react");')
  })

  it('leaves out imports of types, and names the others with their lines', () => {
    const { imports } = compile(
      "import type { FC } from 'react'\nimport React, { useState as s } from 'react'\nimport * as q from 'q'\nexport const all = [React, s, q]",
    )
    expect(imports).toEqual([
      { specifier: 'react', names: ['default', 'useState'], line: 2 },
      { specifier: 'q', names: [], line: 3 },
    ])
  })

  it.each([
    ['export function A() {}\nfunction B() {}', ['A']],
    ['export const a = 1, b = 2\nexport type T = 1', ['a', 'b']],
    ['export const { a, b: [c = 1, , ...d], ...e } = f()', ['a', 'c', 'd', 'e']],
    ['const a = 1\nexport { a as b, type T }\nexport default class {}', ['b', 'default']],
  ])('names what %j exports', (source, names) => {
    expect(compile(source).exports).toEqual(names)
  })

  it.each([
    ['const a = 1\nconst b = (', /^Line 2, column \d+: /],
    [
      "const posts = (id: number) =>\n  options({\n    queryKey ['posts'],\n  })",
      /^Line 3, column 14: Unexpected \[/,
    ],
    ['const a = 1\n  const a = 2', /^Line 2, column 9: .*already been declared/],
    ['export function A() {\n  return <p>\n}', /^Line 2, column 10: Nothing closes `<p>`/],
    ['const a = 1\nexport const b = a +* 2', /^Line 2, column 21: Unexpected \*/],
    ['const a = (\n  <p>a</p>\n  <p>b</p>\n)', /^Line 3, column 3: Two elements side by side/],
    ['const a = (\n  <div>\n    <p>a\n  </div>\n)', /^Line 4, column 3: `<\/div>` closes `<p>`/],
    ['const a = (\n  <div>\n    <p>a</p>\n)', /^Line 2, column 3: Nothing closes `<div>`/],
    ['const a = <>\n  <b>a</b>\n', /^Line 1, column 11: Nothing closes `<>`/],
    ["const a = <p>{'abc}</p>\n\n", /^Line 1, column 15: Unterminated string/],
    ["export { a } from 'react'", /^Line 1: .*Import it, then export it/],
    ['const key = [‘posts’, 1]', /^Line 1, column 14: ‘ is a typographic quote: write '/],
    ["const a = 1\nconst b = 'posts’", /^Line 2, column 17: ’ is a typographic quote: write '/],
    ['const a = <p className=“a”>b</p>', /^Line 1, column 24: “ is a typographic quote: write "/],
    ["const a = 'don’t", /^Line 1, column 11: Unterminated string/],
    ['// ‘a’\nconst a = <p>it’s</p> –\u00A01', /^Line 2, column 23: – is a typographic dash: write -/],
    ['const\u200B a = 1', /^Line 1, column 6: An invisible sign \(U\+200B\) stands here: delete it/],
  ])('says where %j cannot be read', (source, sentence) => {
    expect(mistakeIn(source)).toMatch(sentence)
  })

  it('asks in each loop, each function and each component', () => {
    const { code } = compile(
      'export function A() { return 1 }\nconst B = () => 2\nfor (;;) f()\nwhile (true) { g() }\nfunction h() {}',
    )
    expect(code).toBe(
      'export function A() {$render("A", true); return 1 }\nconst B = () => ($render("B", false), 2)\nfor (;;) {$loop(3);f()}\nwhile (true) {$loop(4); g() }\nfunction h() {$call(5);}',
    )
  })

  it('asks where several end at one place, and before an import', () => {
    const { code } = compile("for (;;) f = () => g => g\nlazy(() => import('m'))\n")
    expect(code).toBe(
      "for (;;) {$loop(1);f = () => ($call(1), g => ($call(1), g))}\nlazy(() => ($call(2), $import('m')))\n",
    )
  })
})

const ignore = () => undefined

describe('the guards', () => {
  it('stop a loop that takes more than a second, again and again', () => {
    let ms = 0
    const { loop } = createGuards(ignore, () => ms)
    for (let turn = 0; turn < 1000; turn += 1) loop(3)
    ms = 1001
    const goOn = () => {
      for (let turn = 0; turn < 300; turn += 1) loop(3)
    }
    expect(goOn).toThrow(
      new AnswerMistake('This loop did not end within a second, and was stopped.', { line: 3 }),
    )
    expect(() => loop(3)).toThrow('did not end')
  })

  it('stop a function that is called without end, and let a long list be', () => {
    let ms = 0
    const { call } = createGuards(ignore, () => ms)
    ms = 1001
    const times = (count: number) => () => {
      for (let turn = 0; turn < count; turn += 1) call(3)
    }
    expect(times(4000)).not.toThrow()
    ms = 2002
    expect(times(96)).toThrow('This function was called again and again for a second')
    expect(times(1)).toThrow('again and again')
  })

  it('tell what they stop, because a library may catch what they throw', () => {
    let ms = 0
    const told: string[] = []
    const { loop } = createGuards(
      ({ message }) => told.push(message),
      () => ms,
    )
    for (let turn = 0; turn < 255; turn += 1) loop(3)
    ms = 1001
    expect(() => loop(3)).toThrow(AnswerMistake)
    expect(told).toEqual(['This loop did not end within a second, and was stopped.'])
  })

  it('let a loop go on that gives the browser its turns', async () => {
    let ms = 0
    const { loop } = createGuards(ignore, () => ms)
    for (let turn = 0; turn < 255; turn += 1) loop(3)
    ms = 2000
    const goesOn = () => expect(() => loop(3)).not.toThrow()
    expect(goesOn).toThrow('did not end')
    await vi.waitFor(goesOn)
  })

  it('stop a component that renders without end, and let a long list be', () => {
    let ms = 0
    const { render } = createGuards(ignore, () => ms)
    for (let row = 0; row < 200; row += 1) render('Row', false)
    for (let count = 0; count < 100; count += 1) render('Posts', true)
    expect(() => render('Posts', true)).toThrow('Posts rendered more than 100 times within a second')
    ms = 1001
    expect(() => render('Posts', true)).not.toThrow()
  })

  it('close what has told them of the turn, because an open port keeps the page that listens to it', async () => {
    const channel = new MessageChannel()
    const close = vi.spyOn(channel.port1, 'close')
    vi.stubGlobal('MessageChannel', function MessageChannelOfTest() {
      return channel
    })
    createGuards(ignore).loop(3)
    vi.unstubAllGlobals()
    expect(close).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  })
})
