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
  /** Loads the props that are not available from the start. Must be stable. */
  prepare?: () => Promise<unknown>
  /** Called when the lab records, or when it has failed to load. Must be stable. */
  onSettled?: () => void
  /** The variant of the button that opens the lab. */
  variant?: ButtonVariant
}

/**
 * The lab, and the button that opens it. Its code is loaded when it opens; while it is closed, nothing of it is
 * mounted.
 */
export function LabHost({ isOpen, onToggle, variant, ...lab }: LabHostProps) {
  const { server, clock, onSettled } = lab
  /**
   * Whether the user opened or closed the lab by its button. The pressed button is gone afterwards, so the focus
   * moves.
   */
  const [pressed, setPressed] = useState(false)

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

  /** Closing restores the network, because nothing on the page would explain its failures any more. */
  function close(): void {
    server?.network?.reset()
    // Only the speed is restored. Restoring the time would leave answers in the cache with timestamps in the future.
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

interface OpenLabProps extends Omit<LabHostProps, 'isOpen' | 'onToggle' | 'variant'> {
  onClose: () => void
  /** A ref callback for the heading, which takes the focus from the button that opened the lab. */
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
        <Button
          variant="quiet"
          aria-expanded={!folded}
          aria-controls={bodyId}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Unfold' : 'Fold'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close the lab
        </Button>
      </Head>
      <Body id={bodyId}>
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

/** Replaces an instrument that crashed, so that the lab can still be closed. */
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

const Title = styled.h2`
  flex: 1;
  margin: 0;
  font-size: ${font.normal};
`

const Body = styled.div`
  width: 100%;
  min-height: 0;
  max-width: ${width.page};
  margin-inline: auto;
  padding-inline: ${space.m};

  & > [role='status'] {
    margin: 0;
  }
`
