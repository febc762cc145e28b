import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveAvatar } from './resolveAvatar.ts'
import { avatarUrl } from './avatarUrl.ts'

const page = 'https://course.example.com/react/users/123'

describe('the address of a picture', () => {
  it.each([
    [
      'ada%40example.com',
      '/react/api/app/avatars/',
      'https://course.example.com/react/api/app/avatars/ada%40example.com',
    ],
    ['ada.svg', 'api/demo-1/avatars/', 'https://course.example.com/react/users/api/demo-1/avatars/ada.svg'],
    ['teams/a/ada.svg', 'https://avatars.example.com/v1/', 'https://avatars.example.com/v1/teams/a/ada.svg'],
    ['https://elsewhere.example.com/ada.png', '/react/', 'https://elsewhere.example.com/ada.png'],
    ['//elsewhere.example.com/ada.png', '/react/', 'https://elsewhere.example.com/ada.png'],
    ['/avatars/ada.png', undefined, '/avatars/ada.png'],
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', '/react/', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ])('of %s below %s is %s', (avatar, base, address) => {
    expect(resolveAvatar(avatar, base, page)).toBe(address)
  })

  it.each([undefined, '', '  ', 'http://[', 'https://:80', 'mailto:ada@example.com', 'javascript:alert(1)'])(
    'of %j is none',
    (avatar) => {
      expect(resolveAvatar(avatar, '/react/', page)).toBeUndefined()
    },
  )

  it('is the same on a server, where no page is', () => {
    for (const address of [
      avatarUrl('ada@example.com', undefined),
      avatarUrl('ada@example.com', '/avatars/'),
    ])
      expect(resolveAvatar(address, undefined, undefined)).toBe(resolveAvatar(address, undefined, page))
  })

  it('made of an email stays below its service, whatever the email', () => {
    const service = 'https://avatars.example.com/v1/'
    // Names of folders, which no email is.
    const email = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/^\.{0,2}$/.test(text))
    fc.assert(
      fc.property(email, (email) => {
        const address = resolveAvatar(avatarUrl(email, service), undefined, page) ?? ''
        expect(address.startsWith(service)).toBe(true)
        expect(address.slice(service.length)).toMatch(/^[^/?#\s]+$/)
      }),
      { numRuns: 1000 },
    )
  })
})
