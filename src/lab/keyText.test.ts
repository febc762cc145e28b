import { describe, expect, it } from 'vitest'
import { keyText } from './keyText.ts'

describe('a key in the words of the code', () => {
  it.each<[text: string, key: unknown[]]>([
    ['[]', []],
    ["['posts', 'list', { userId: undefined }]", ['posts', 'list', { userId: undefined }]],
    ["['posts', 'list', { userId: 2 }]", ['posts', 'list', { userId: 2 }]],
    ["['todos', {}, null, true, ['nested', 1]]", ['todos', {}, null, true, ['nested', 1]]],
    ["[{ 'sort-by': 'title', $page: 1 }]", [{ 'sort-by': 'title', $page: 1 }]],
  ])('%s', (text, key) => {
    expect(keyText(key)).toBe(text)
  })

  it('escapes what would end a text', () => {
    expect(keyText([`it's "so"\n`])).toBe(String.raw`['it\'s "so"\n']`)
  })
})
