import { createContext, memo, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { ContextRenders } from '#course/diagram/ContextRenders.tsx'
import { Field } from '#ui/Field.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

/** The components that have rendered since the latest change. */
type Rendered = StoreApi<ReadonlySet<string>>

const NameAndLanguage = createContext({ name: '', language: '' })
const Name = createContext('')
const Language = createContext('')

/** One input for both ways of sharing a name and a language, and the components that a change of the name renders. */
export function AName() {
  const [name, setName] = useState('')
  const [rendered] = useState<Rendered>(() => createStore<ReadonlySet<string>>()(() => new Set()))

  function change(next: string): void {
    rendered.setState(new Set(), true)
    setName(next)
  }

  return (
    <Ground>
      <Field label="Name" value={name} onChange={(event) => change(event.target.value)} />
      <OneContext name={name} rendered={rendered} />
      <TwoContexts name={name} rendered={rendered} />
      <Lit rendered={rendered} />
    </Ground>
  )
}

function OneContext({ name, rendered }: { name: string; rendered: Rendered }) {
  useReport('both', rendered)
  const value = useMemo(() => ({ name, language: 'English' }), [name])
  return (
    <NameAndLanguage value={value}>
      <Between rendered={rendered} />
    </NameAndLanguage>
  )
}

const Between = memo(function Between({ rendered }: { rendered: Rendered }) {
  useReport('between', rendered)
  return (
    <div>
      One context: <NameInOne rendered={rendered} />, <LanguageInOne rendered={rendered} />
    </div>
  )
})

function NameInOne({ rendered }: { rendered: Rendered }) {
  useReport('name', rendered)
  return useContext(NameAndLanguage).name || 'nobody'
}

function LanguageInOne({ rendered }: { rendered: Rendered }) {
  useReport('language', rendered)
  return useContext(NameAndLanguage).language
}

function TwoContexts({ name, rendered }: { name: string; rendered: Rendered }) {
  useReport('providers', rendered)
  return (
    <Language value="English">
      <Name value={name}>
        <BetweenTwo rendered={rendered} />
      </Name>
    </Language>
  )
}

const BetweenTwo = memo(function BetweenTwo({ rendered }: { rendered: Rendered }) {
  useReport('betweenTwo', rendered)
  return (
    <div>
      A context for each: <NameOfTwo rendered={rendered} />, <LanguageOfTwo rendered={rendered} />
    </div>
  )
})

function NameOfTwo({ rendered }: { rendered: Rendered }) {
  useReport('nameOfTwo', rendered)
  return useContext(Name) || 'nobody'
}

function LanguageOfTwo({ rendered }: { rendered: Rendered }) {
  useReport('languageOfTwo', rendered)
  return useContext(Language)
}

/** Reports each render. The report renders the diagram alone, which is none of these components. */
function useReport(part: string, rendered: Rendered): void {
  useLayoutEffect(() => rendered.setState((parts) => new Set(parts).add(part), true))
}

function Lit({ rendered }: { rendered: Rendered }) {
  const lit = [...useStore(rendered)]
  return <ContextRenders lit={lit} now={`${pluralize(lit.length, 'component')} rendered`} />
}
