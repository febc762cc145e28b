import { compactJson } from './compactJson.ts'

/** One action, as the log shows it. */
export interface LoggedAction {
  container: string
  type: string
  /** What came with it, as JSON on one line; empty if nothing did. */
  payload: string
  /** When it happened, in ms since the epoch. */
  at: number
}

/** The log at one time. Actions are numbered from 1 on; 0 is the moment before the first one. */
export interface ActionLog {
  actions: readonly LoggedAction[]
  /** The number of the first of `actions`: above 1 when older ones are gone. */
  first: number
  /** The number of the latest action, or the number before `first` if there is none. */
  last: number
  /** The number of the action whose state the page shows. */
  present: number
  /** How many changes were not let through since the page last left the latest action. */
  heldBack: number
}

/** The name of a reducer's action, and what else it carries. */
export function describeAction(action: unknown): Pick<LoggedAction, 'type' | 'payload'> {
  if (typeof action !== 'object' || action === null || !('type' in action))
    return { type: compactJson(action), payload: '' }
  const { type, ...rest } = action
  const payload = compactJson(rest)
  return { type: String(type), payload: payload === '{}' ? '' : payload }
}

/** The name of a store's function, and its arguments. React's event objects, as of `onClick={increment}`, are none. */
export function describeCall(type: string, args: readonly unknown[]): Pick<LoggedAction, 'type' | 'payload'> {
  const data = args.filter((arg) => !isOfAPage(arg))
  return { type, payload: data.length === 0 ? '' : data.map(compactJson).join(', ') }
}

function isOfAPage(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && ('nativeEvent' in arg || arg instanceof Event)
}
