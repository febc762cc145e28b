/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { keepLook, textSizes, themes } from '../look.ts'
import type { LookGlobals } from '../look.ts'

/** The toolbar's menus for theme and size of text. */
export function LookMenus() {
  return (
    <>
      <LookMenu name="theme" label="Theme" titles={themes} />
      <LookMenu name="textSize" label="Text size" titles={textSizes} />
    </>
  )
}

interface LookMenuProps {
  name: keyof LookGlobals
  label: string
  titles: Record<string, string>
}

function LookMenu({ name, label, titles }: LookMenuProps) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const value: unknown = globals[name]
  // The preview has not told yet what it shows.
  if (typeof value !== 'string') return null
  return (
    <Select
      key={value}
      ariaLabel={label}
      tooltip={label}
      padding="small"
      // As the bar's other tools: a theme is always chosen, and needs no sign for it.
      style={{ background: 'none', color: 'inherit' }}
      defaultOptions={value}
      disabled={name in storyGlobals}
      options={Object.entries(titles).map(([option, title]) => ({ value: option, title }))}
      onSelect={(chosen) => {
        keepLook({ [name]: chosen })
        updateGlobals({ [name]: chosen })
      }}
    >
      {label}
    </Select>
  )
}
