import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storedKeys } from './keys.ts'
import { troubles } from './troubles.ts'

const behaviour = readFileSync(resolve(import.meta.dirname, '../../docs/behaviour.md'), 'utf8')

describe('the keys in storage', () => {
  it('are those of behaviour §9.3', () => {
    const section = /### 9\.3 Storage keys\n([^#]+)/.exec(behaviour)?.[1] ?? ''
    const promised = [...section.matchAll(/`([\w-]+)`/g)].map(([, key]) => key)
    expect(promised).not.toEqual([])
    expect(storedKeys.filter(({ site }) => site === 'app').map(({ key }) => key)).toEqual(promised)
  })

  it.each(storedKeys)('$site: $key has values that differ', ({ shape: { stored, another, wrong, huge } }) => {
    expect(new Set([stored.text, another.text, wrong, huge('x')]).size).toBe(4)
    expect(() => JSON.parse(wrong) as unknown).not.toThrow()
  })

  it.each(storedKeys)('$site: $key can be poisoned', ({ shape }) => {
    const poison = troubles.find(({ name }) => name === 'prototype keys')
    const poisoned = poison?.text?.(shape) ?? ''
    expect(poisoned).toContain('"__proto__":{')
    expect(() => JSON.parse(poisoned) as unknown).not.toThrow()
  })
})
