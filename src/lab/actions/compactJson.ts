const LONGEST = 160
const HIDDEN = '•••'

/** An action's payload as JSON on one line of at most 160 characters, without passwords. */
export function compactJson(value: unknown): string {
  const text = toJson(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** A state as indented JSON, without passwords. */
export function readableJson(value: unknown): string {
  return toJson(value, 2)
}

/**
 * JSON of any value but functions. Numbers that JSON lacks, such as NaN, are named; a value that cannot be serialized
 * is replaced by a message.
 */
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
