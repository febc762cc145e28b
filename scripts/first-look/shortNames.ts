/**
 * Gives the classes of one page's drawings short names, in the order in which they come: those of styled-components depend on where the
 * project lies.
 */
export function shortNames() {
  const names = new Map<string, string>()

  function nameOf(given: string): string {
    const name = names.get(given) ?? `x${names.size.toString(36)}`
    names.set(given, name)
    return name
  }

  const isDrawn = (selector: string) =>
    [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS)].every(([, name = '']) => names.has(name))

  return {
    /** @param css the rules so far: a class without one is left out */
    inHtml(html: string, css: string): string {
      const ruled = new Set([...css.matchAll(CLASS)].map(([, name]) => name))
      return html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => {
        const own = list.split(' ').filter((name) => ruled.has(name))
        return own.length === 0 ? '' : ` class="${own.map(nameOf).join(' ')}"`
      })
    },
    /** The rules of what was drawn: those of a look before the last one are left out. */
    inCss: (css: string): string =>
      css
        .replaceAll(RULE, (_, selectors: string, declarations: string) => {
          const own = selectors.split(/,(?![^(]*\))/).filter(isDrawn)
          return own.length === 0 ? '' : `${own.join(',')}{${declarations}}`
        })
        .replaceAll(/@[^{}]+\{\}/g, '')
        .replaceAll(CLASS, (_, name: string) => `.${names.get(name) ?? name}`),
  }
}

const CLASS = /\.([A-Za-z_][\w-]*)/g
/** The innermost of what stands in braces. */
const RULE = /([^{}]+)\{([^{}]*)\}/g
