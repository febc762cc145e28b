import { useImperativeHandle } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, space, width } from '#ui/tokens.ts'
import { PHONE_INSET } from '#course/look/typeScale.ts'
import { useCut } from './useCut.ts'

interface CutBoxProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string
  /** CSS height, from tablets on. A phone's page cuts nothing off. */
  maxHeight: string | undefined
  /** CSS heights that it has at least: from tablets on, and on phones. */
  room?: readonly [string, string] | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A named box that shows what fits, and all of it after a press. Two scrollers, one in the other, would take each other's wheel and touch. */
export function CutBox({ ref, maxHeight, room, isOpen, onOpen, children, hidden, ...rest }: CutBoxProps) {
  const { box, content, isCut, onScroll } = useCut(() => onOpen(true))
  useImperativeHandle(ref, () => {
    if (box.current === null) throw new Error('The box is not there.')
    return box.current
  }, [box])
  return (
    <>
      <Box
        ref={box}
        className="sb-unstyled"
        role="region"
        hidden={hidden}
        {...rest}
        {...(maxHeight !== undefined && { 'data-cut': isOpen ? 'open' : 'closed', onScroll })}
        $maxHeight={isOpen ? undefined : maxHeight}
        $room={room}
      >
        <div ref={content}>{children}</div>
      </Box>
      {(isCut || isOpen) && !hidden && (
        <Edge className="sb-unstyled" data-edge="" $isOpen={isOpen}>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show all of it'}
          </Button>
        </Edge>
      )}
    </>
  )
}

/** More posts are in view without their bodies. */
const titlesOnly = css`
  --post-body: none;
  --post-inset: ${PHONE_INSET};
`

const Box = styled.div<{ $maxHeight: string | undefined; $room: readonly [string, string] | undefined }>`
  flex: 1;
  min-height: ${({ $room }) => $room?.[0]};
  background: ${color.canvas};

  &[data-cut] {
    ${titlesOnly}
  }

  @media (max-width: ${width.phone}) {
    min-height: ${({ $room }) => $room?.[1]};
    ${titlesOnly}
  }

  @media (min-width: ${width.phone}) {
    max-height: ${({ $maxHeight = 'none' }) => $maxHeight};
    overflow: ${({ $maxHeight }) => ($maxHeight === undefined ? 'visible' : 'hidden')};
  }
`

/** Lies over what it cuts off, so that the page is no higher for it. */
const over = css`
  position: relative;
  margin-block-start: -2.75rem;
  height: 2.75rem;
  background: linear-gradient(to top, ${color.canvas} 50%, transparent);
`

const Edge = styled.div<{ $isOpen: boolean }>`
  display: flex;
  justify-content: center;
  align-items: end;
  padding-block-end: ${space.xs};
  background: ${color.canvas};
  ${({ $isOpen }) => !$isOpen && over}

  & > * {
    background: ${color.canvas};
  }

  @media (max-width: ${width.phone}) {
    display: none;
  }
`
