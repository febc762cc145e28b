import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

interface Comment {
  text: string
  setText: (text: string) => void
  language: string
  setLanguage: (language: string) => void
}

const CommentContext = createContext<Comment>({
  text: '',
  setText: () => {},
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
  const comment = useMemo(
    () => ({ text, setText, language, setLanguage }),
    [text, language],
  )
  return (
    <CommentContext value={comment}>
      <Ground>{children}</Ground>
    </CommentContext>
  )
}

function Text() {
  const { text, setText } = useContext(CommentContext)
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
  const { language, setLanguage } = useContext(CommentContext)
  return (
    <Row $align="center">
      {`Language: ${language}`}{' '}
      <Button onClick={() => setLanguage('Deutsch')}>Deutsch</Button>
      <RenderCount of="Languages" />
    </Row>
  )
}
