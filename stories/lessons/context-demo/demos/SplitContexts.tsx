import { createContext, memo, useContext, useMemo, useState } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Ground } from '#course/story/Ground.ts'
import { NameField } from './NameField.tsx'

interface NameSettings {
  name: string
  setName: (name: string) => void
}

const NameContext = createContext<NameSettings>({ name: '', setName: () => {} })
const LanguageContext = createContext('en')

/** Right: one context for values that change together. A change of the name does not render the language. */
export function SplitContexts() {
  const [name, setName] = useState('')
  const settings = useMemo(() => ({ name, setName }), [name])
  return (
    <LanguageContext value="en">
      <NameContext value={settings}>
        <Ground>
          <Name />
          <Language />
        </Ground>
      </NameContext>
    </LanguageContext>
  )
}

const Name = memo(function Name() {
  const { name, setName } = useContext(NameContext)
  return <NameField name={name} onChange={setName} />
})

const Language = memo(function Language() {
  const language = useContext(LanguageContext)
  return (
    <div>
      Language: {language} <RenderCount of="Language" />
    </div>
  )
})
