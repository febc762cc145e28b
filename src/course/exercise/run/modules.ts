/** A module as an import sees it. */
export type Module = Readonly<Record<string, unknown>>

/** What an answer may import, by the specifier that it writes. */
export type Modules = Readonly<Record<string, Module>>
