import { useCallback, useEffect, useId, useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { font, space, width } from '#ui/tokens.ts'
import type { LabProps } from './Lab.tsx'

export interface LabHostProps extends Omit<LabProps, 'folded'> {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Fetches what the lab is given, where it is not there from the start. Must be stable. */
  prepare?: () => Promise<unknown>
  /** Called when the lab watches, or when it is clear that it does not yet. Must be stable. */
  onSettled?: () => void
  /** The look of the button that opens the lab. */
  variant?: ButtonVariant
  /** Gives the focus to a lab that is open from the start, because a button elsewhere has opened it. */
  takesFocus?: boolean
}

/** The way into the lab. Its code is fetched when it opens; while it is closed, nothing of it is here. */
export function LabHost({ isOpen, onToggle, variant, takesFocus = false, ...lab }: LabHostProps) {
  const { server, clock, onSettled } = lab
  /** Whoever pressed a button that is gone goes on where it led to. */
  const [pressed, setPressed] = useState(takesFocus)

  useEffect(() => {
    if (!isOpen) onSettled?.()
  }, [isOpen, onSettled])

  const focusIfPressed = useCallback(
    (element: HTMLElement | null) => void (pressed && element?.focus()),
    [pressed],
  )

  function open(): void {
    setPressed(true)
    onToggle(true)
  }

  /** A page that is broken on purpose, with nothing that says so, would only be broken. */
  function close(): void {
    server?.network?.reset()
    // Time goes on from where it is: taken back, it would leave answers in the cache that come from the future.
    clock?.clock?.setSpeed(1)
    setPressed(true)
    onToggle(false)
  }

  return isOpen ? (
    <OpenLab {...lab} onClose={close} onHeading={focusIfPressed} />
  ) : (
    <Button ref={focusIfPressed} {...(variant && { variant })} onClick={open}>
      Open the lab
    </Button>
  )
}

interface OpenLabProps extends Omit<LabHostProps, 'isOpen' | 'onToggle' | 'variant' | 'takesFocus'> {
  onClose: () => void
  /** Given the heading, which takes focus from the button that has opened the lab. */
  onHeading: (heading: HTMLElement | null) => void
}

function OpenLab({ prepare, onSettled, onClose, onHeading, ...instruments }: OpenLabProps) {
  const [state, setState] = useState<'opening' | 'failed' | { Lab: ComponentType<LabProps> }>('opening')
  const [folded, setFolded] = useState(false)
  const bodyId = useId()
  const isOpening = state === 'opening'

  useEffect(() => {
    if (!isOpening) {
      onSettled?.()
      return undefined
    }
    let hasLeft = false
    Promise.all([import('./Lab.tsx'), prepare?.()]).then(
      ([{ Lab }]) => hasLeft || setState({ Lab }),
      () => hasLeft || setState('failed'),
    )
    return () => void (hasLeft = true)
  }, [isOpening, onSettled, prepare])

  return (
    <>
      <Head>
        <Title ref={onHeading} tabIndex={-1}>
          The lab
        </Title>
        <Fold>
          <Button
            variant="quiet"
            aria-expanded={!folded}
            aria-controls={bodyId}
            onClick={() => setFolded(!folded)}
          >
            {folded ? 'Unfold' : 'Fold'}
          </Button>
        </Fold>
        <Button variant="quiet" onClick={onClose}>
          Close the lab
        </Button>
      </Head>
      <Body id={bodyId} $folded={folded}>
        <p role="status">{isOpening && 'Opening the lab...'}</p>
        {state === 'failed' && (
          <Alert action={{ label: 'Try again', onClick: () => setState('opening') }}>
            The lab could not be opened. Check your connection and try again.
          </Alert>
        )}
        {typeof state === 'object' && (
          <ErrorBoundary FallbackComponent={BrokenInstrument}>
            <state.Lab {...instruments} folded={folded} />
          </ErrorBoundary>
        )}
      </Body>
    </>
  )
}

/** A broken instrument does not take the lab's own way out with it. */
function BrokenInstrument({ resetErrorBoundary }: FallbackProps) {
  return (
    <Alert action={{ label: 'Try again', onClick: () => resetErrorBoundary() }}>
      An instrument of the lab broke. The page itself goes on.
    </Alert>
  )
}

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.xs} ${space.m};
`

/** Where the lab has a place of its own, its host takes this away. */
const Fold = styled.span`
  display: var(--lab-fold, inline);
`

const Title = styled.h2`
  flex: 1;
  margin: 0;
  font-size: ${font.normal};
`

/** As high as its host says, whichever tab is shown. */
const Body = styled.div<{ $folded: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  width: 100%;
  height: ${({ $folded }) => ($folded ? 'var(--lab-folded-height, auto)' : 'var(--lab-height, 26rem)')};
  min-height: 0;
  max-width: ${width.page};
  margin-inline: auto;
  padding-inline: ${space.m};

  & > [role='status'] {
    margin: 0;
  }
`
