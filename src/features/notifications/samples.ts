import type { NotificationDraft } from './notification.ts'

/** One draft of each type, and one without expiry, with the labels of their buttons. */
export const samples: readonly { label: string; draft: NotificationDraft }[] = [
  { label: 'Add success', draft: { type: 'success', message: 'Your changes were saved.' } },
  { label: 'Add error', draft: { type: 'error', message: 'The file could not be uploaded.' } },
  { label: 'Add warning', draft: { type: 'warning', message: 'Your session ends in five minutes.' } },
  { label: 'Add info', draft: { type: 'info', message: 'A new version is available.' } },
  {
    label: 'Add one that stays',
    draft: { type: 'info', message: 'I stay until you remove me.', duration: 0 },
  },
]
