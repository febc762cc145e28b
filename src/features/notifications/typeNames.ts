import type { NotificationType } from './notification.ts'

/** Types in words, since colour alone says nothing to many. */
export const typeNames: Record<NotificationType, string> = {
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Info',
}
