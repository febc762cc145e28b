import { useEffect, useId, useLayoutEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { font, space, width } from '#ui/tokens.ts'
import { importLate } from '#ui/importLate.ts'
import { useFocusFallback } from '#ui/useFocusFallback.ts'
import type { LabProps } from './Lab.tsx'

const loadLab = () => import('./Lab.tsx')

export interface OpenLabProps extends Omit<LabProps, 'folded'> {
  /** What it watches, for its heading: where several can have a lab in the same place. */
  of?: string | undefined
  /** Fetches what the lab is given, where it is not there from the start. Must be stable. */
  prepare?: () => Promise<unknown>
  /** Called when the lab watches, or when it is clear that it does not yet. Must be stable. */
  onSettled?: () => void
  onClose: () => void
  /** Given the heading, which takes focus from the button that has opened the lab. */
  onHeading: (heading: HTMLElement | null) => void
}

/** The lab with its heading: it is fetched, says so if that fails, and shows its instruments. */
export function OpenLab({ of, prepare, onSettled, onClose, onHeading, ...instruments }: OpenLabProps) {
  const [state, setState] = useState<'opening' | 'failed' | { Lab: ComponentType<LabProps> }>('opening')
  const [folded, setFolded] = useState(false)
  const bodyId = useId()
  const isOpening = state === 'opening'
  const { target, boxProps } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>()

  useLayoutEffect(() => onHeading(target.current), [target, onHeading])

  useEffect(() => {
    if (!isOpening) {
      onSettled?.()
      return undefined
    }
    let hasLeft = false
    Promise.all([importLate(loadLab), prepare && importLate(prepare)]).then(
      ([{ Lab }]) => hasLeft || setState({ Lab }),
      () => hasLeft || setState('failed'),
    )
    return () => void (hasLeft = true)
  }, [isOpening, onSettled, prepare])

  return (
    <>
      <Head>
        <Title ref={target} tabIndex={-1}>
          {of === undefined ? 'The lab' : `The lab: ${of}`}
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
      <Body id={bodyId} {...boxProps} $folded={folded}>
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
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.xs} var(--demo-inset, ${space.m});

  /* The text of a quiet button ends where what is below it does. */
  & > :last-child {
    margin-inline-end: -${space.m};
  }
`

/** A host that gives the lab a place of its own hides this button. */
const Fold = styled.span`
  display: var(--lab-fold, inline);
`

const Title = styled.h2`
  flex: 1 0 auto;
  max-width: 100%;
  margin: 0;
  font-size: ${font.normal};
`

/** The height comes from the host, and is the same for all tabs. */
const Body = styled.div<{ $folded: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  width: 100%;
  height: ${({ $folded }) => ($folded ? 'var(--lab-folded-height, auto)' : 'var(--lab-height, 26rem)')};
  min-height: 0;
  max-width: ${width.page};
  margin-inline: auto;
  padding-inline: var(--demo-inset, ${space.m});

  & > [role='status'] {
    margin: 0;
  }
`
