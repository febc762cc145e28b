/**
 * A key of a query or a mutation as the code writes it, such as `['posts', 'list', { userId: undefined }]`. JSON would
 * leave out what is undefined, and a learner would look in vain for the `userId` of the code.
 */
export function keyText(key: readonly unknown[]): string {
  return `[${key.map(valueText).join(', ')}]`
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return keyText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, inner]) => `${nameText(name)}: ${valueText(inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function nameText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name)
}

/** In single quotes, with whatever JSON escapes escaped. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)
  return `'${escaped}'`
}
