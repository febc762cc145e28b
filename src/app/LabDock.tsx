import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ActionRecorder } from '#lab/actions/actionRecorder.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, shadow, space, width } from '#ui/tokens.ts'
import type { Backend } from './backend.ts'
import { withLab } from './labAddress.ts'
import { LabBoundary } from './LabBoundary.tsx'
import { loadLab } from './loadLab.ts'
import type { LoadedLab } from './loadLab.ts'
import { useScrollPadding } from './useScrollPadding.ts'

export interface LabDockProps {
  queryClient: QueryClient
  router: RouterProviderProps['router']
  watch: Backend['watch']
  /** What writes down the actions of the app's stores. */
  recorder: ActionRecorder | undefined
  /** What has been set of the network, as a text for the address. */
  network: string
  onNetworkChange: (network: string) => void
  onSettled: () => void
  onClose: () => void
  /** Given the heading, which takes focus from the button that has opened the lab. */
  onHeading: (heading: HTMLElement | null) => void
}

/** The lab at the foot of the app. */
export function LabDock(props: LabDockProps) {
  const { queryClient, router, watch, recorder, network, onNetworkChange, onSettled, onClose, onHeading } =
    props
  const [state, setState] = useState<'opening' | 'failed' | LoadedLab>('opening')
  const [folded, setFolded] = useState(false)
  const bodyId = useId()
  const dock = useScrollPadding<HTMLElement>()
  const isOpening = state === 'opening'
  // Its address is part of what is shown here.
  useSyncExternalStore(router.subscribe, () => router.state.location)

  useEffect(() => {
    if (!isOpening) {
      onSettled()
      return undefined
    }
    let hasLeft = false
    loadLab(watch).then(
      (opened) => hasLeft || setState(opened),
      () => hasLeft || setState('failed'),
    )
    return () => void (hasLeft = true)
  }, [isOpening, onSettled, watch])

  /** A page that is broken on purpose, with nothing that says so, would only be broken. */
  function close(): void {
    if (typeof state === 'object') {
      state.network?.reset()
      // Time goes on from where it is: taken back, it would leave answers in the cache that come from the future.
      state.clock?.setSpeed(1)
    } else if (network !== '') {
      // The address has turned the network already, though the lab has not come.
      watch().then(
        (watched) => watched.network?.reset(),
        () => undefined,
      )
    }
    onClose()
  }

  return (
    <Dock ref={dock} aria-label="Lab">
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
        <Button variant="quiet" onClick={close}>
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
          <LabBoundary>
            <state.Lab
              folded={folded}
              server={{ queryClient, log: state.log, network: state.network }}
              onNetworkSet={(change) => onNetworkChange(withChange(state, network, change))}
              actions={{ recorder }}
              clock={{
                clock: state.clock,
                elsewhere: {
                  because: 'late',
                  label: 'Load this page anew, with a clock',
                  href: location.pathname + withLab(location.search, network) + location.hash,
                },
              }}
            />
          </LabBoundary>
        )}
      </Body>
    </Dock>
  )
}

/** What was set before stays in the address, also a failure that has been used up since. */
function withChange(
  { readNetwork, writeNetwork }: LoadedLab,
  network: string,
  change: Partial<NetworkConditions> | undefined,
): string {
  return change === undefined ? '' : writeNetwork({ ...readNetwork(network), ...change })
}

const Dock = styled.aside`
  display: flex;
  flex-direction: column;
  max-height: min(32rem, 65dvh);
  position: sticky;
  z-index: 15;
  inset-block-end: 0;
  border-block-start: 2px solid ${color.accent};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`

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
  overflow: auto;
  overscroll-behavior: contain;

  & > [role='status'] {
    margin: 0;
  }
`
