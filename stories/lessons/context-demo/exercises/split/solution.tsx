import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

type Setter = (value: string) => void

const TextContext = createContext<{ text: string; setText: Setter }>({
  text: '',
  setText: () => {},
})
const LanguageContext = createContext<{
  language: string
  setLanguage: Setter
}>({
  language: 'English',
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
  const textValue = useMemo(() => ({ text, setText }), [text])
  const languageValue = useMemo(
    () => ({ language, setLanguage }),
    [language],
  )
  return (
    <LanguageContext value={languageValue}>
      <TextContext value={textValue}>
        <Ground>{children}</Ground>
      </TextContext>
    </LanguageContext>
  )
}

function Text() {
  const { text, setText } = useContext(TextContext)
  return (
    <div>
      <Field
        label="Comment"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {`${text.length} of 140`} <RenderCount of="Text" />
    </div>
  )
}

function Language() {
  const { language, setLanguage } = useContext(LanguageContext)
  return (
    <Row $align="center">
      {`Language: ${language}`}{' '}
      <Button onClick={() => setLanguage('Deutsch')}>Deutsch</Button>
      <RenderCount of="Languages" />
    </Row>
  )
}
