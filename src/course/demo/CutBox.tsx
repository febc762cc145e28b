import { useImperativeHandle } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, width } from '#ui/tokens.ts'
import { PHONE_INSET } from '#course/look/typeScale.ts'
import { useCut } from './useCut.ts'

/** CSS height that a long demo is cut at until somebody opens it: from tablets on, and, where there are two, on phones. */
export type MaxHeight = string | readonly [string, string]

interface CutBoxProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string
  /** What it is cut at. */
  maxHeight: MaxHeight | undefined
  /** CSS heights that it has at least: from tablets on, and on phones. */
  room?: readonly [string, string] | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A named box that shows what fits, and all of it after a press. Two scrollers, one in the other, would take each other's wheel and touch. */
export function CutBox({ ref, maxHeight, room, isOpen, onOpen, children, hidden, ...rest }: CutBoxProps) {
  const { box, content, shown, onScroll } = useCut(() => onOpen(true))
  const [maxOnDesks, maxOnPhones] = typeof maxHeight === 'string' ? [maxHeight] : (maxHeight ?? [])
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
        $maxHeight={isOpen ? [] : [maxOnDesks, maxOnPhones]}
        $room={room}
      >
        <div
          ref={content}
          style={shown === undefined ? undefined : { clipPath: `inset(-1rem -1rem calc(100% - ${shown}px))` }}
        >
          {children}
        </div>
      </Box>
      {(shown !== undefined || isOpen) && !hidden && (
        <Edge className="sb-unstyled" data-edge="" $isOpen={isOpen} $isOnPhones={maxOnPhones !== undefined}>
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

interface BoxProps {
  $maxHeight: readonly (string | undefined)[]
  $room: readonly [string, string] | undefined
}

const cutAt = (height: string | undefined) => css`
  max-height: ${height ?? 'none'};
  overflow: ${height === undefined ? 'visible' : 'hidden'};
`

const Box = styled.div<BoxProps>`
  flex: 1;
  min-height: ${({ $room }) => $room?.[0]};
  background: ${color.canvas};

  &[data-cut] {
    ${titlesOnly}
  }

  @media (max-width: ${width.phone}) {
    min-height: ${({ $room }) => $room?.[1]};
    ${({ $maxHeight }) => cutAt($maxHeight[1])}
    ${titlesOnly}
  }

  @media (min-width: ${width.phone}) {
    ${({ $maxHeight }) => cutAt($maxHeight[0])}
  }
`

/** Lies over what it cuts off, so that the page is no higher for it. */
const over = css`
  position: relative;
  margin-block-start: -2.75rem;
  height: 2.75rem;

  @media (max-width: ${width.phone}) {
    margin-block-start: -3.25rem;
    height: 3.25rem;
  }
`

const Edge = styled.div<{ $isOpen: boolean; $isOnPhones: boolean }>`
  display: flex;
  justify-content: center;
  align-items: end;
  background: ${color.canvas};
  ${({ $isOpen }) => !$isOpen && over}

  & > * {
    background: ${color.canvas};

    /* A finger needs more than a pointer. */
    @media (min-width: ${width.phone}) {
      min-height: 2.25rem;
      padding-block: 0;
    }
  }

  @media (max-width: ${width.phone}) {
    display: ${({ $isOnPhones }) => ($isOnPhones ? 'flex' : 'none')};
  }
`
