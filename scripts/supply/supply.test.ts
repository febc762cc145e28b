import { describe, expect, it } from 'vitest'
import { readAudit } from './advisories.ts'
import { licenceProblems, productPackages } from './licences.ts'

describe('licences', () => {
  it('are asked of what the product needs, nested packages too', () => {
    const packages = productPackages({
      '': { license: 'MIT' },
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/@scope/b': { license: 'ISC' },
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
    })
    expect(packages.map(([name]) => name)).toEqual(['a', '@scope/b'])
  })

  it('name the package that has none of the list, or none at all', () => {
    expect(
      licenceProblems([
        ['a', { license: 'MIT' }],
        ['b', { license: 'GPL-3.0' }],
        ['c', {}],
        ['d', { license: 'MIT AND GPL-3.0' }],
      ]),
    ).toEqual(['b has the licence GPL-3.0', 'c has no licence', 'd has the licence MIT AND GPL-3.0'])
  })
})

describe('advisories', () => {
  it('have a line each, once', () => {
    const vulnerabilities = {
      a: {
        name: 'a',
        severity: 'high',
        via: [{ title: 'Reads too much', url: 'https://advisories.example/1' }],
      },
      b: { name: 'b', severity: 'high', via: ['a'] },
    }
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      asked: true,
      problems: ['a, high: Reads too much (https://advisories.example/1)'],
    })
  })

  it.each(['{"message":"405 Method Not Allowed","error":{}}', '', 'npm error'])(
    'are not known from %j',
    (output) => {
      expect(readAudit(output)).toEqual({ asked: false })
    },
  )
})
