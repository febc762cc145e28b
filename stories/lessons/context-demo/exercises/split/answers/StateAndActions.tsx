import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/renders/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

type Setter = (value: string) => void

const TextContext = createContext('')
const LanguageContext = createContext('English')
const SettersContext = createContext<{ setText: Setter; setLanguage: Setter }>({
  setText: () => {},
  setLanguage: () => {},
})

export function Editor() {
  return (
    <CommentProvider>
      <Text />
      <Language />
    </CommentProvider>
  )
}

function CommentProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState('English')
  const [setters] = useState(() => ({ setText, setLanguage }))
  return (
    <SettersContext value={setters}>
      <LanguageContext value={language}>
        <TextContext value={text}>
          <Ground>{children}</Ground>
        </TextContext>
      </LanguageContext>
    </SettersContext>
  )
}

function Text() {
  const text = useContext(TextContext)
  const { setText } = useContext(SettersContext)
  return (
    <div>
      <Field label="Comment" value={text} onChange={(event) => setText(event.target.value)} />
      {`${text.length} of 140`} <RenderCount of="Text" />
    </div>
  )
}

function Language() {
  const language = useContext(LanguageContext)
  const { setLanguage } = useContext(SettersContext)
  return (
    <Row $align="center">
      {`Language: ${language}`} <Button onClick={() => setLanguage('Deutsch')}>Deutsch</Button>
      <RenderCount of="Languages" />
    </Row>
  )
}
