import * as v from 'valibot'

const RoleSchema = v.picklist(['admin', 'user'])

export const PreferencesSchema = v.object({
  theme: v.picklist(['light', 'dark']),
  language: v.string(),
  notifications: v.boolean(),
})

export const UserSchema = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  role: RoleSchema,
  avatar: v.exactOptional(v.string()),
  preferences: v.exactOptional(PreferencesSchema),
})

/** Shown with a user, never enforced (spec §6). */
export type Role = v.InferOutput<typeof RoleSchema>

export type Preferences = v.InferOutput<typeof PreferencesSchema>

/** Who is logged in (spec §3). `avatar` is relative to the base address that the host gives. */
export type User = v.InferOutput<typeof UserSchema>

/** What a user prefers who has not said so (spec §4). */
export const defaultPreferences: Preferences = { theme: 'light', language: 'en', notifications: true }

/** Admin if the address contains 'admin', otherwise user (spec §5). */
export function roleOf(email: string): Role {
  return email.includes('admin') ? 'admin' : 'user'
}

/** A user for an address, made up without a server; the time in ms becomes the id (spec §4). */
export function createUser(email: string, now: number): User {
  return { id: now, name: nameOf(email), email, role: roleOf(email), avatar: avatarAddress(email) }
}

/** A name from what stands before the @: `ada.lovelace@example.com` becomes Ada Lovelace. */
export function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Somebody'
}

/** The first letters of the first and the last word of a name; '?' if there is no letter. */
export function initialsOf(name: string): string {
  const firstLetters = name.match(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu) ?? []
  const ends = firstLetters.length > 1 ? [firstLetters[0], firstLetters.at(-1)] : firstLetters
  return ends.join('').toUpperCase() || '?'
}

/** Where the picture of an address is, below the base address of the avatar service (spec §7). */
export function avatarAddress(email: string): string {
  return encodeURIComponent(email.toWellFormed())
}
