/** What a page shows, by its role and name, by its text, or by a selector; with `within`, in what another query finds. */
export interface Query {
  role?: string
  name?: string | RegExp
  text?: string | RegExp
  css?: string
  within?: Query
  /** Only the first one. */
  first?: boolean
}

export const first = (query: Query): Query => ({ ...query, first: true })
export const role = (is: string, name?: string | RegExp, within?: Query): Query => ({
  role: is,
  ...(name !== undefined && { name }),
  ...(within && { within }),
})
export const text = (says: string | RegExp, within?: Query): Query => ({
  text: says,
  ...(within && { within }),
})
export const css = (selector: string, within?: Query): Query => ({ css: selector, ...(within && { within }) })
export const button = (name: string | RegExp, within?: Query): Query => role('button', name, within)
export const link = (name: string | RegExp, within?: Query): Query => role('link', name, within)

/** A query as a sentence of a test that fails. */
export function inWords({ role: is, name, text: says, css: selector, within }: Query): string {
  const what = [is, name ?? says, selector].filter((word) => word !== undefined).join(' ')
  return within ? `${what} in ${inWords(within)}` : what
}

/** A query as JSON, which knows no patterns. */
export type Sent = Omit<Query, 'name' | 'text' | 'within'> & {
  name?: SentText
  text?: SentText
  within?: Sent
}
type SentText = string | { pattern: string; flags: string }

export function asJson({ name, text: says, within, ...rest }: Query): Sent {
  return {
    ...rest,
    ...(name !== undefined && { name: sentText(name) }),
    ...(says !== undefined && { text: sentText(says) }),
    ...(within && { within: asJson(within) }),
  }
}

const sentText = (says: string | RegExp): SentText =>
  typeof says === 'string' ? says : { pattern: says.source, flags: says.flags }

interface TestingLibrary {
  queryAllByRole: (within: Element, role: string, options: object) => HTMLElement[]
  queryAllByText: (within: Element, text: string | RegExp, options: object) => HTMLElement[]
}

/** Runs in the page: the elements that a query finds and that are to be seen; undefined where Testing Library is not there yet. */
export function shown(query: Sent): HTMLElement[] | undefined {
  const { TestingLibraryDom: library } = globalThis as { TestingLibraryDom?: TestingLibrary }
  if (library === undefined) return undefined
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const read = (says: SentText) => (typeof says === 'string' ? says : new RegExp(says.pattern, says.flags))
  const found = ({ role: is, name, text: says, css: selector, within }: Sent): HTMLElement[] =>
    (within ? found(within) : [document.body]).flatMap((scope) => {
      // Whether it can be seen is asked below: Testing Library asks each element above for its style.
      if (is !== undefined)
        return library.queryAllByRole(scope, is, {
          hidden: true,
          ...(name !== undefined && { name: read(name) }),
        })
      if (says !== undefined) return library.queryAllByText(scope, read(says), {})
      return [...scope.querySelectorAll<HTMLElement>(selector ?? '')]
    })
  const all = found(query).filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return query.first === true ? all.slice(0, 1) : all
}
