import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prerenderPage } from '#app/prerender.tsx'
import { readLab, withLab } from '#app/labAddress.ts'
import { openedFrom, pageId } from '#course/links/links.ts'
import { partNamed } from '#course/links/pageIds.ts'
import { globalsInAddress, themeOf } from '#course/look/globals.ts'
import { networkAddressOf } from '#course/world/networkGlobal.ts'
import type { NetworkGlobals } from '#course/world/networkGlobal.ts'
import { readNetwork } from '#lab/network/networkAddress.ts'
import { ELSEWHERE, hostileTexts } from '../../e2e/hostileTexts.ts'

const texts = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileTexts), weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 14 }), weight: 1 },
)
const encoded = texts.map((text) => encodeURIComponent(text))
const places = fc.constantFrom(
  '/',
  '/basic-query/',
  '/users/',
  '/posts/',
  '/pagination?page=',
  '/users/123?tab=',
  '/router-docs?filter=',
)

it('no address of the app is rendered into a script, a link that leaves, or a page without a heading', async () => {
  await fc.assert(
    fc.asyncProperty(places, encoded, async (place, text) => {
      const { html } = await prerenderPage(place + text, '/')
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      const tags = (html.match(/<[^>]*>/g) ?? []).join('\n')
      expect(tags).not.toMatch(/<script|<iframe|\son\w+=|(?:href|src)="\s*(?:j\s*a\s*v\s*a|data:text)/i)
      expect(tags).not.toMatch(new RegExp(`(?:href|src|action)="[^"]*//[^"]*${ELSEWHERE}`))
    }),
    { numRuns: 150 },
  )
})

it('no text in an address makes a reader throw, or reaches what all objects share', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const search = `?lab=${text}&globals=${text}&path=/docs/${text}&id=${text}&from=${text}`
      for (const given of [search, `?${encodeURIComponent(text)}`]) {
        readNetwork(readLab(given) ?? '')
        withLab(given, text)
        pageId(given)
        openedFrom(given)
        themeOf(globalsInAddress(given))
        readNetwork(networkAddressOf(globalsInAddress(given) as unknown as NetworkGlobals))
      }
      partNamed(`#${text}`)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect({}).not.toHaveProperty('polluted')
    }),
  )
})
