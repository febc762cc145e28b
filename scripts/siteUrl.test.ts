import { describe, expect, it } from 'vitest'
import { repositoryUrl } from './siteUrl.ts'

describe('the address of the repository', () => {
  it('has no slash at its end', () => {
    expect(repositoryUrl('https://github.com/school/course/')).toBe('https://github.com/school/course')
  })

  it('is none where nobody has said it', () => {
    expect(repositoryUrl('')).toBeUndefined()
  })

  it.each(['github.com/school/course', 'http://github.com/school/course', 'javascript:alert(1)'])(
    'is not %s, which no reader can be sent to',
    (address) => {
      expect(() => repositoryUrl(address)).toThrow('REPOSITORY_URL must be an address such as')
    },
  )
})
