import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#config/env.ts'
import { initialsOf, nameOf } from '#contract/person.ts'
import { avatarAddress, createUser, roleOf, UserSchema } from './user.ts'

describe('the role', () => {
  it.each([
    ['admin@example.com', 'admin'],
    ['ada@admin.example.com', 'admin'],
    ['superadministrator@example.com', 'admin'],
    ['ada@example.com', 'user'],
    ['adm.in@example.com', 'user'],
    ['', 'user'],
  ])('of %s is %s', (email, role) => {
    expect(roleOf(email)).toBe(role)
  })

  it('is admin exactly for addresses that contain admin', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(roleOf(`${before}admin${after}`)).toBe('admin')
        expect(roleOf(before)).toBe(before.includes('admin') ? 'admin' : 'user')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a created user', () => {
  it('has the time as id, a name from the address, and no preferences of their own', () => {
    expect(createUser('ada.lovelace@example.com', 1_700_000_000_000)).toEqual({
      id: 1_700_000_000_000,
      name: 'Ada Lovelace',
      email: 'ada.lovelace@example.com',
      role: 'user',
      avatar: 'ada.lovelace%40example.com',
    })
  })

  it('is a user whatever the address, and survives being stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.nat(), (email, now) => {
        const user = createUser(email, now)
        expect(v.is(UserSchema, user)).toBe(true)
        expect(v.parse(UserSchema, JSON.parse(JSON.stringify(user)))).toEqual(user)
        expect(user.name).not.toBe('')
        expect(initialsOf(user.name)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
      }),
      { numRuns: 1000 },
    )
  })
})

it.each([
  ['ada@example.com', 'Ada'],
  ['ada_lovelace+course@example.com', 'Ada Lovelace Course'],
  ['ada', 'Ada'],
  ['@example.com', 'Somebody'],
  ['', 'Somebody'],
])('the name for “%s” is %s', (email, name) => {
  expect(nameOf(email)).toBe(name)
})

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Augusta Ada King Lovelace', 'AL'],
  ['  ', '?'],
  ['', '?'],
])('the initials of “%s” are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('the address of an avatar', () => {
  it('is one segment, whatever the email', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (email) => {
        expect(avatarAddress(email)).not.toMatch(/[/?#\s]/)
      }),
      { numRuns: 1000 },
    )
  })

  it('stands below the base address of the environment', () => {
    const { avatarBaseUrl } = readEnv({ VITE_AVATAR_BASE_URL: 'https://avatars.example.com/v1' })
    expect(`${avatarBaseUrl}${avatarAddress('ada@example.com')}`).toBe(
      'https://avatars.example.com/v1/ada%40example.com',
    )
  })

  it.each([undefined, ''])('has no base address of its own when the variable is %j', (value) => {
    expect(readEnv({ VITE_AVATAR_BASE_URL: value }).avatarBaseUrl).toBeUndefined()
  })

  it('has a base address that must be one', () => {
    expect(() => readEnv({ VITE_AVATAR_BASE_URL: 'nonsense' })).toThrow(
      'VITE_AVATAR_BASE_URL must be an http(s) address such as https://api.example.com/ ' +
        'or a path such as /api/; it is “nonsense”.',
    )
  })
})
