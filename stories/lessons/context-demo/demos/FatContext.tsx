import { createContext, memo, useContext, useMemo, useState } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Ground } from '#course/story/Ground.ts'
import { NameField } from './NameField.tsx'

interface Settings {
  name: string
  language: string
  setName: (name: string) => void
}

const SettingsContext = createContext<Settings>({ name: '', language: 'en', setName: () => {} })

/** Wrong: everything is in one context, so a component that reads one value renders when any of them changes. */
export function FatContext() {
  const [name, setName] = useState('')
  const settings = useMemo(() => ({ name, language: 'en', setName }), [name])
  return (
    <SettingsContext value={settings}>
      <Ground>
        <Name />
        <Language />
      </Ground>
    </SettingsContext>
  )
}

const Name = memo(function Name() {
  const { name, setName } = useContext(SettingsContext)
  return <NameField name={name} onChange={setName} />
})

const Language = memo(function Language() {
  const { language } = useContext(SettingsContext)
  return (
    <div>
      Language: {language} <RenderCount of="Language" />
    </div>
  )
})
