import type { NotificationType } from './notification.ts'

/** Types in words, because colour alone is not accessible. */
export const typeNames: Record<NotificationType, string> = {
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Info',
}
