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

/** Displayed, never enforced (behaviour §6). */
export type Role = v.InferOutput<typeof RoleSchema>

export type Preferences = v.InferOutput<typeof PreferencesSchema>

/** A user (behaviour §3.5). `avatar` is relative to the base address of pictures. */
export type User = v.InferOutput<typeof UserSchema>

/** The default preferences (behaviour §4.4). */
export const defaultPreferences: Preferences = { theme: 'light', language: 'en', notifications: true }

/** Admin if the email contains 'admin', otherwise user (behaviour §6). */
export function roleOf(email: string): Role {
  return email.includes('admin') ? 'admin' : 'user'
}

/** Generates a user from an email, without a server (behaviour §4.4). `now`, in ms, becomes the id. */
export function createUser(email: string, now: number): User {
  return { id: now, name: nameOf(email), email, role: roleOf(email), avatar: avatarAddress(email) }
}

/** The address of an email's picture, relative to the base address of pictures (behaviour §7.4). */
export function avatarAddress(email: string): string {
  return encodeURIComponent(email.toWellFormed())
}
