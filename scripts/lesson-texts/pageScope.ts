import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { transform } from 'sucrase'
import { storyIn } from './stories.ts'
import { siteAddress } from './siteAddress.ts'

/** Evaluates an expression of a page, such as the value of a prop. */
export type Evaluate = (expression: string) => unknown

/**
 * What the names on a page stand for. Text is read, definitions of exercises and tasks are loaded, and a story stands for itself as
 * `ShownStory`: nothing is rendered. Components stand for their names.
 *
 * @param file the page's absolute path
 * @param esm the page's import declarations
 */
export async function pageScope(file: string, esm: string): Promise<Evaluate> {
  const { resolve } = createRequire(file)
  const scope: Record<string, unknown> = { h: textOfElement, Fragment: 'Fragment', ...links }
  for (const { clause, source } of importsIn(esm)) {
    const names = namesIn(clause)
    if (source.endsWith('?raw')) scope[clause] = readFileSync(resolve(source.replace(/\?raw$/, '')), 'utf8')
    else if (source.endsWith('.stories.tsx')) scope[namespaceIn(clause)] = storiesIn(resolve(source))
    else if (source.endsWith('.tsx') || !/^[.#]/.test(source)) for (const name of names) scope[name] = name
    else if (!names.every((name) => name in links))
      Object.assign(scope, await loaded(resolve(source), clause))
  }
  return (expression) => runInNewContext(asScript(`(${expression})`), scope)
}

/** The links of a page, seen from a text of its own. */
const links = {
  appHref: (path: string) => siteAddress(path),
  docsHref: (id: string) => siteAddress(`/storybook/?path=/docs/${id}`),
}

function importsIn(esm: string) {
  return [...esm.matchAll(/^import (?!type\b)([^;]+?) from '([^']+)'/gm)].map(
    ([, clause = '', source = '']) => ({ clause, source }),
  )
}

function namesIn(clause: string): string[] {
  return (clause.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? []).filter((name) => name !== 'type')
}

function namespaceIn(clause: string): string {
  return /\* as (\w+)/.exec(clause)?.[1] ?? clause
}

async function loaded(file: string, clause: string): Promise<Record<string, unknown>> {
  const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
  if (clause.startsWith('*')) return { [namespaceIn(clause)]: module }
  const pairs = [...clause.matchAll(/(\w+)(?: as (\w+))?\s*[,}]/g)]
  return Object.fromEntries(pairs.map(([, name = '', alias = name]) => [alias, module[name]]))
}

function storiesIn(file: string): object {
  return new Proxy({}, { get: (_, name) => storyIn(file, String(name)) })
}

function asScript(expression: string): string {
  return transform(expression, {
    transforms: ['typescript', 'jsx'],
    jsxPragma: 'h',
    jsxFragmentPragma: 'Fragment',
    production: true,
  }).code
}

/** An element within an expression, as text: code between backticks, as elsewhere in the course. */
function textOfElement(tag: string, props: Record<string, unknown> | null, ...children: unknown[]): string {
  const text = children.flat().join('')
  if (tag === 'code') return `\`${text}\``
  return text === '' && typeof props?.['is'] === 'string' ? props['is'] : text
}
