import { compactJson } from './compactJson.ts'

/** An action's type, and its other properties as JSON on one line; empty if it has none. */
export function describeAction(action: unknown): { type: string; payload: string } {
  if (typeof action !== 'object' || action === null || !('type' in action))
    return { type: compactJson(action), payload: '' }
  const { type, ...rest } = action
  const payload = compactJson(rest)
  return { type: String(type), payload: payload === '{}' ? '' : payload }
}
