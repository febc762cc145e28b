/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { keepLook, textSizes, themes } from '#course/look/lookChoice.ts'
import type { LookGlobals } from '#course/look/lookChoice.ts'

// Made once: given new options, a menu goes back to the value before.
const themeOptions = optionsOf(themes)
const textSizeOptions = optionsOf(textSizes)

/** The toolbar's menus for theme and size of text. */
export function LookMenus() {
  return (
    <>
      <LookMenu name="theme" label="Theme" options={themeOptions} />
      <LookMenu name="textSize" label="Text size" options={textSizeOptions} />
    </>
  )
}

interface LookMenuProps {
  name: keyof LookGlobals
  label: string
  options: { value: string; title: string }[]
}

function LookMenu({ name, label, options }: LookMenuProps) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const value: unknown = globals[name]
  // The preview has not told yet what it shows.
  if (typeof value !== 'string') return null
  return (
    <Select
      ariaLabel={label}
      tooltip={label}
      padding="small"
      // As the bar's other tools: a theme is always chosen, and needs no sign for it.
      style={{ background: 'none', color: 'inherit' }}
      defaultOptions={value}
      disabled={name in storyGlobals}
      options={options}
      onSelect={(chosen) => {
        keepLook({ [name]: chosen })
        updateGlobals({ [name]: chosen })
      }}
    >
      {label}
    </Select>
  )
}

function optionsOf(titles: Record<string, string>): LookMenuProps['options'] {
  return Object.entries(titles).map(([value, title]) => ({ value, title }))
}
