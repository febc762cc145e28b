import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { initialsOf, nameOf } from '#contract/person.ts'
import { avatarUrl } from './avatarUrl.ts'
import { createContextUser, createRoutedUser, createStoreUser, roleOf, UserSchema } from './user.ts'

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
})

describe('a created user', () => {
  const ada = { id: 1_700_000_000_000, name: 'Ada Lovelace', email: 'ada.lovelace@example.com', role: 'user' }

  it('of the context has preferences, and no picture', () => {
    expect(createContextUser(ada.email, ada.id)).toEqual({
      ...ada,
      preferences: { theme: 'light', language: 'en', notifications: true },
    })
  })

  it('of the store has the address of an image, and no preferences of their own', () => {
    expect(createStoreUser(ada.email, ada.id)).toEqual({ ...ada, avatar: avatarUrl(ada.email) })
  })

  it('of an address has both', () => {
    expect(createRoutedUser('123')).toEqual({
      id: 123,
      name: 'User 123',
      email: 'user.123@example.com',
      role: 'user',
      avatar: avatarUrl('user.123@example.com'),
      preferences: { theme: 'light', language: 'en', notifications: true },
    })
  })

  it.each(['', 'ada', '1e3', '0x7', '-1', '1.5', ' 1', '9007199254740992'])(
    'is not there for the id “%s”',
    (id) => {
      expect(createRoutedUser(id)).toBeUndefined()
    },
  )

  it('is a user whatever the address, and survives being stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.nat(), (email, now) => {
        for (const user of [createContextUser(email, now), createStoreUser(email, now)]) {
          expect(v.is(UserSchema, user)).toBe(true)
          expect(v.parse(UserSchema, JSON.parse(JSON.stringify(user)))).toEqual(user)
          expect(user.name).not.toBe('')
          expect(initialsOf(user.name)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
        }
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

describe('the address of a picture', () => {
  it('is an image of the initials', () => {
    const [type, svg = ''] = avatarUrl('ada.lovelace@example.com', undefined).split(',')
    expect(type).toBe('data:image/svg+xml')
    expect(decodeURIComponent(svg)).toMatch(/^<svg .*>AL<\/text><\/svg>$/)
  })

  it('is one of the service that the app was built with', () => {
    expect(avatarUrl('ada.lovelace@example.com', 'https://avatars.example.com/v1/')).toBe(
      'https://avatars.example.com/v1/ada.lovelace%40example.com',
    )
  })

  it('comes with every email, also with half a letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(undefined, '/avatars/'),
        (email, service) => {
          expect(() => avatarUrl(`${email}\ud800`, service)).not.toThrow()
        },
      ),
    )
  })
})
