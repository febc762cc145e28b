import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { CodeEditor } from '#course/exercise/editor/CodeEditor.tsx'
import type { CodeEditorProps } from '#course/exercise/editor/CodeEditor.tsx'
import type { Exercise } from '#course/exercise/exercise.ts'
import { TypeHelp, useTypeHelp } from '#course/exercise/types/TypeHelp.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { Reminder } from './layout.ts'

interface CodeProps extends Pick<CodeEditorProps, 'code' | 'onChange' | 'onCheck' | 'mistake'> {
  exercise: Exercise
}

/** The learner's code, with the task above it on a phone, and type help below. */
export function AnswerCode({ exercise: { task, path }, ...editor }: CodeProps) {
  const types = useTypeHelp(path)
  const help = useId()
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <Reminder>
        <span>
          <InlineCode>{task}</InlineCode>
        </span>
      </Reminder>
      <CodeEditor
        label="Your answer"
        describedBy={help}
        help={types.editorHelp}
        onSave={() => setIsSaved(true)}
        {...editor}
      />
      <Help id={help}>
        <span role="status">{isSaved && 'Your code is kept as you write it. '}</span>
        Run shows what your code does; Check, or Ctrl+Enter, grades it. Tab indents: press Escape, then Tab,
        to leave.
        {types.editorHelp !== undefined && ' Ctrl+Space completes a name. F8 goes to the next error.'}
      </Help>
      <TypeHelp state={types.state} problems={types.problems} />
    </>
  )
}

const Help = styled.p`
  margin: 0;
  padding: ${space.s} var(--demo-inset) 0;
  color: ${color.textMuted};
  font-size: ${font.small};

  @media (pointer: coarse) {
    display: none;
  }
`
