/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { Button, PopoverProvider } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { asksServer } from '#course/firstPaint/asksServer.ts'
import { networkOfTheStory, networkSettings } from '#course/world/networkGlobal.ts'
import type { NetworkGlobals } from '#course/world/networkGlobal.ts'

const names = Object.keys(networkSettings) as (keyof NetworkGlobals)[]

/** The toolbar's menu that turns the network of every demo on the page; only where something asks a server. */
export function NetworkMenu() {
  const api = useStorybookApi()
  const [globals] = useGlobals()
  if (!asksServer(api.getIndex()?.entries ?? {}, api.getCurrentStoryData()?.id ?? '')) return null
  const changed = names.filter((name) => isSet(globals[name]))
  return (
    <PopoverProvider ariaLabel="Network" placement="bottom-start" padding={0} popover={<NetworkForm />}>
      <Button variant="ghost" padding="small" ariaLabel={false}>
        {changed.length === 0
          ? 'Network'
          : `Network: ${changed.map((name) => summary(name, globals)).join(', ')}`}
      </Button>
    </PopoverProvider>
  )
}

function NetworkForm() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  return (
    <Form aria-label="Network of every demo on this page" onSubmit={(event) => event.preventDefault()}>
      {names.map((name) => (
        <Setting
          key={name}
          name={name}
          value={String(globals[name] ?? networkOfTheStory[name])}
          disabled={name in storyGlobals}
          onChange={(value) => updateGlobals({ [name]: value })}
        />
      ))}
      <Button
        type="button"
        ariaLabel={false}
        disabled={names.every((name) => !isSet(globals[name]))}
        onClick={() => updateGlobals({ ...networkOfTheStory })}
      >
        Reset
      </Button>
    </Form>
  )
}

interface SettingProps {
  name: keyof NetworkGlobals
  value: string
  disabled: boolean
  onChange: (value: string | number) => void
}

function Setting({ name, value, disabled, onChange }: SettingProps) {
  const { title, description, choices } = networkSettings[name]
  const options = [['story', 'As each demo sets it'] as const, ...choices]
  const isOther = options.every(([option]) => String(option) !== value)
  return (
    <label>
      {title}
      <small>{description}</small>
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(options[event.target.selectedIndex]?.[0] ?? 'story')}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
        {/* Addresses may ask for more than the menu offers. */}
        {isOther && <option value={value}>{value}</option>}
      </select>
    </label>
  )
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== 'story'
}

function summary(name: keyof NetworkGlobals, globals: Record<string, unknown>): string {
  const { title, choices } = networkSettings[name]
  const value = String(globals[name])
  const choice = choices.find(([option]) => String(option) === value)?.[1] ?? value
  return name === 'network' ? choice.toLowerCase() : `${title.toLowerCase()} ${choice.toLowerCase()}`
}

const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gap: 12,
  width: 272,
  padding: 16,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  label: { display: 'grid', gap: 2, fontWeight: theme.typography.weight.bold },
  small: { color: theme.textMutedColor, fontWeight: theme.typography.weight.regular },
  select: {
    minHeight: 32,
    marginTop: 2,
    padding: '4px 8px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
    fontWeight: theme.typography.weight.regular,
  },
}))
