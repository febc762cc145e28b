const LONGEST = 160
const HIDDEN = '•••'

/** What came with an action, on one line of at most 160 characters; passwords do not appear. */
export function compactJson(value: unknown): string {
  const text = toJson(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** A state to read: indented JSON, without passwords. */
export function readableJson(value: unknown): string {
  return toJson(value, 2)
}

/** JSON of anything but functions: a number that JSON has no word for is named, and what cannot be written says so. */
function toJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, replace, indent) ?? 'undefined'
  } catch {
    return '(cannot be shown as JSON)'
  }
}

function replace(key: string, value: unknown): unknown {
  if (/password/i.test(key)) return HIDDEN
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  return value
}
