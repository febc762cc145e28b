import * as v from 'valibot'
import { nameOf } from '#contract/person.ts'
import { avatarUrl } from './avatarUrl.ts'

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

/** Displayed, never enforced (behaviour §6). */
export type Role = v.InferOutput<typeof RoleSchema>

export type Preferences = v.InferOutput<typeof PreferencesSchema>

/** A user (behaviour §3.5). `avatar` is the address of an image; in what an earlier version stored, one relative to a base. */
export type User = v.InferOutput<typeof UserSchema>

/** The default preferences (behaviour §4.4). */
export const defaultPreferences: Preferences = { theme: 'light', language: 'en', notifications: true }

/** Admin if the email contains 'admin', otherwise user (behaviour §6). */
export function roleOf(email: string): Role {
  return email.includes('admin') ? 'admin' : 'user'
}

/** Generates the context version's user, who has preferences (behaviour §3.5). `now`, in ms, becomes the id. */
export function createContextUser(email: string, now: number): User {
  return { ...createUser(email, now), preferences: defaultPreferences }
}

/** Generates the store version's user, who has the address of a picture (behaviour §3.5). `now`, in ms, becomes the id. */
export function createStoreUser(email: string, now: number): User {
  return { ...createUser(email, now), avatar: avatarUrl(email) }
}

/** The user whose id is in an address, with a picture and preferences (behaviour §3.5); undefined for what is no id. */
export function createRoutedUser(userId: string): User | undefined {
  const id = Number(userId)
  if (!/^\d+$/.test(userId) || !Number.isSafeInteger(id)) return undefined
  const email = `user.${userId}@example.com`
  return { ...createUser(email, id), avatar: avatarUrl(email), preferences: defaultPreferences }
}

/** What the users of all versions have, from an email and without a server (behaviour §4.4). */
function createUser(email: string, id: number): User {
  return { id, name: nameOf(email), email, role: roleOf(email) }
}
