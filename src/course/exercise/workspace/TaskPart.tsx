import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, font, space, width } from '#ui/tokens.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { WorkspaceInset, Part } from './layout.ts'

interface TaskPartProps {
  text: string
  /** Of the text, which can take the focus. */
  ref: Ref<HTMLParagraphElement>
  isShown: boolean
  /** Goes to the code. */
  onWrite: () => void
  /** What helps with it. */
  children: ReactNode
}

/** What is to be done, and what helps with it. */
export function TaskPart({ text, ref, isShown, onWrite, children }: TaskPartProps) {
  return (
    <Part $area="task" $isShown={isShown} aria-label="Task">
      <WorkspaceInset>
        <TaskText ref={ref} tabIndex={-1}>
          <InlineCode>{text}</InlineCode>
        </TaskText>
        <GoOn variant="quiet" onClick={onWrite}>
          Write the code
        </GoOn>
        {children}
      </WorkspaceInset>
    </Part>
  )
}

/** Beside the task, from tablets on, the code is in view. */
const GoOn = styled(Button)`
  justify-self: start;
  margin-inline-start: -${space.s};
  padding-inline: ${space.s};

  @media (min-width: ${width.phone}) {
    display: none;
  }
`

const TaskText = styled.p`
  margin: 0;
  font-size: ${font.large};
  scroll-margin-block-start: calc(var(--head) + ${space.l});

  code {
    padding: 0.1em 0.3em;
    border-radius: 0.375rem;
    background: ${color.sunken};
    font-family: ${font.code};
    font-size: 0.875em;
  }
`
