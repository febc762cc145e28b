import * as v from 'valibot'
import { nameOf } from '#contract/person.ts'

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

/** Shown with a user, never enforced (behaviour §6). */
export type Role = v.InferOutput<typeof RoleSchema>

export type Preferences = v.InferOutput<typeof PreferencesSchema>

/** Who is logged in (behaviour §3.5). `avatar` is relative to the base address that the host gives. */
export type User = v.InferOutput<typeof UserSchema>

/** What a user prefers who has not said so (behaviour §4.4). */
export const defaultPreferences: Preferences = { theme: 'light', language: 'en', notifications: true }

/** Admin if the address contains 'admin', otherwise user (behaviour §6). */
export function roleOf(email: string): Role {
  return email.includes('admin') ? 'admin' : 'user'
}

/** A user for an address, made up without a server; the time in ms becomes the id (behaviour §4.4). */
export function createUser(email: string, now: number): User {
  return { id: now, name: nameOf(email), email, role: roleOf(email), avatar: avatarAddress(email) }
}

/** Where the picture of an address is, below the base address of the avatar service (behaviour §7.4). */
export function avatarAddress(email: string): string {
  return encodeURIComponent(email.toWellFormed())
}
