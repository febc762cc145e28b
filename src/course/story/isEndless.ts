import { getErrorMessage } from 'react-error-boundary'

/** Whether React has given up on an update that causes the next one. Its production build has only a number for that. */
export function isEndless(error: unknown): boolean {
  return /Maximum update depth exceeded|React error #185/.test(getErrorMessage(error) ?? '')
}
