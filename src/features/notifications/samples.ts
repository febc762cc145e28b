import type { NotificationDraft } from './notification.ts'

/** One of each type, and one that stays, with the button that adds it. */
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
