import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { HintCard } from '#ui/HintCard.ts'
import type { HintPlace } from '#ui/HintCard.ts'
import { color, font } from '#ui/tokens.ts'

interface NameCardProps {
  id: string
  says: string
  at: HintPlace
  /** Where the name is on the screen. */
  box: DOMRect
  onMouseEnter: () => void
  onMouseLeave: () => void
}

/** What a name of a listing stands for, and a frame around this name. */
export function NameCard({ id, says, at, box: { left, top, width, height }, ...hover }: NameCardProps) {
  return createPortal(
    <>
      <Mark style={{ left, top, width, height }} />
      <Card id={id} translate="no" aria-live="polite" $at={at} {...hover}>
        {says}
      </Card>
    </>,
    document.body,
  )
}

const Mark = styled.div`
  position: fixed;
  z-index: 29;
  border-radius: 2px;
  outline: 2px solid ${color.accent};
  outline-offset: 1px;
  pointer-events: none;
`

const Card = styled(HintCard)`
  font-family: ${font.code};
  overflow-wrap: anywhere;
`
