import { compactJson } from './compactJson.ts'

/** The name of an action, and what else it carries as JSON on one line: empty if that is nothing. */
export function describeAction(action: unknown): { type: string; payload: string } {
  if (typeof action !== 'object' || action === null || !('type' in action))
    return { type: compactJson(action), payload: '' }
  const { type, ...rest } = action
  const payload = compactJson(rest)
  return { type: String(type), payload: payload === '{}' ? '' : payload }
}
