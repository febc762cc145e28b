import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PreferencesForm } from '#features/user/PreferencesForm.tsx'
import { defaultPreferences } from '#features/user/user.ts'

const meta = preview.meta({
  title: 'Components/Features/User/Preferences form',
  component: PreferencesForm,
  parameters: { layout: 'padded' },
  args: { preferences: defaultPreferences, onUpdate: fn() },
})

export const Ready = meta.story()

/** A language that the form does not know stays among its options. */
export const AnotherLanguage = meta.story({
  args: { preferences: { theme: 'dark', language: 'eo', notifications: false } },
})
