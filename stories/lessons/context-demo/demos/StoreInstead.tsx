import { memo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Ground } from '#course/story/Ground.ts'
import { NameField } from './NameField.tsx'

interface Settings {
  name: string
  language: string
  setName: (name: string) => void
}

const createSettings = () =>
  createStore<Settings>()((set) => ({ name: '', language: 'en', setName: (name) => set({ name }) }))

type SettingsStore = ReturnType<typeof createSettings>

/** Also right: one store, from which each component selects what it reads. Each demo has its own store. */
export function StoreInstead() {
  const [settings] = useState(createSettings)
  return (
    <Ground>
      <Name settings={settings} />
      <Language settings={settings} />
    </Ground>
  )
}

const Name = memo(function Name({ settings }: { settings: SettingsStore }) {
  const name = useStore(settings, (state) => state.name)
  const setName = useStore(settings, (state) => state.setName)
  return <NameField name={name} onChange={setName} />
})

const Language = memo(function Language({ settings }: { settings: SettingsStore }) {
  const language = useStore(settings, (state) => state.language)
  return (
    <div>
      Language: {language} <RenderCount of="Language" />
    </div>
  )
})
