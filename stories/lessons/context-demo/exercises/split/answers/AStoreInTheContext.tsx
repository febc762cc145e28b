import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { createStore, useStore } from 'zustand'
import { RenderCount } from '#course/renders/RenderCount.tsx'
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

const createComment = () =>
  createStore<Comment>()((set) => ({
    text: '',
    setText: (text) => set({ text }),
    language: 'English',
    setLanguage: (language) => set({ language }),
  }))

const CommentContext = createContext(createComment())

export function Editor() {
  return (
    <CommentProvider>
      <Text />
      <Language />
    </CommentProvider>
  )
}

function CommentProvider({ children }: { children: ReactNode }) {
  const [comment] = useState(createComment)
  return (
    <CommentContext value={comment}>
      <Ground>{children}</Ground>
    </CommentContext>
  )
}

function Text() {
  const comment = useContext(CommentContext)
  const text = useStore(comment, (state) => state.text)
  const setText = useStore(comment, (state) => state.setText)
  return (
    <div>
      <Field label="Comment" value={text} onChange={(event) => setText(event.target.value)} />
      {`${text.length} of 140`} <RenderCount of="Text" />
    </div>
  )
}

function Language() {
  const comment = useContext(CommentContext)
  const language = useStore(comment, (state) => state.language)
  const setLanguage = useStore(comment, (state) => state.setLanguage)
  return (
    <Row $align="center">
      {`Language: ${language}`} <Button onClick={() => setLanguage('Deutsch')}>Deutsch</Button>
      <RenderCount of="Languages" />
    </Row>
  )
}
