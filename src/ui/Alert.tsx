import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { color, radius, space } from './tokens.ts'

export interface AlertProps {
  children: ReactNode
  /** What the reader can do about it, such as Retry. */
  action?: { label: string; onClick: () => void }
  /** Set for alerts that can be dismissed. */
  onDismiss?: () => void
}

/** An error message, announced at once, with an action. */
export function Alert({ children, action, onDismiss }: AlertProps) {
  return (
    <Box role="alert">
      <Message>{children}</Message>
      {action && (
        <Button variant="danger" onClick={() => action.onClick()}>
          {action.label}
        </Button>
      )}
      {onDismiss && (
        <Button variant="danger" onClick={() => onDismiss()}>
          Dismiss
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.failed};
  border-inline-start-width: 4px;
  border-radius: ${radius.s};
  background: ${color.failedSoft};
`

const Message = styled.p`
  flex: 1 1 16rem;
  margin: 0;
  color: ${color.failed};
  font-weight: 600;
`
