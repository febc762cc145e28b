import { expect } from '@playwright/test'
import { seeEveryDemo } from '../docsPages.ts'
import { sites, test } from '../site.ts'

// What a browser has to style anew when an element comes or goes. On a lesson's page that happens with each row of each list.

test('an element that comes or goes on a lesson’s page restyles itself, and not the page', async ({
  page,
}) => {
  await page.goto(`${sites.root}storybook/iframe.html?viewMode=docs&id=course-basic-query--lesson`)
  await seeEveryDemo(page)
  const selectors = await page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules))
  })
  // Whatever `:has` says, it says of one element, and nothing within or beside that depends on it.
  expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(0)
  expect(selectors.filter(reachesFurther)).toEqual([])
  // The rules for all elements are there once, and not once for each demo.
  expect(selectors.filter((selector) => selector === '*, ::before, ::after')).toHaveLength(2)
})

/** Whether a selector names something within or beside an element that `:has` something. */
function reachesFurther(selector: string): boolean {
  let flat = selector
  while (flat.includes('('))
    flat = flat.replaceAll(/:[\w-]+\(([^()]*)\)/g, (all, inner: string) =>
      all.startsWith(':has') || inner.includes('§') ? '§' : '',
    )
  return flat.split(',').some((part) => /§\S*[\s>+~]+\S/.test(part.trim()))
}
