import type { NotificationDraft } from '#features/notifications/notification.ts'
import type { UserEvent } from '#features/user/UserPanel.tsx'

type Notices = Record<UserEvent, NotificationDraft>

/** The notifications of the context examples about a session (behaviour §8.3). */
export const contextNotices: Notices = {
  loggedIn: { type: 'success', message: 'Successfully logged in!', duration: 3000 },
  loginFailed: { type: 'error', message: 'Login failed. Please try again.', duration: 5000 },
  loggedOut: { type: 'info', message: 'You have been logged out.', duration: 3000 },
  profileUpdated: { type: 'success', message: 'Profile updated successfully!', duration: 3000 },
  preferencesUpdated: { type: 'success', message: 'Preferences updated!', duration: 3000 },
}

/** Those of the store (behaviour §8.3). */
export const storeNotices: Notices = {
  ...contextNotices,
  loggedIn: { type: 'success', message: 'Successfully logged in with Zustand!', duration: 3000 },
  profileUpdated: { type: 'success', message: 'Profile updated with Zustand!', duration: 3000 },
}
