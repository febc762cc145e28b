import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Tracer } from '#trace/tracer.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, radius, shadow, space, width } from '#ui/tokens.ts'
import type { Connection } from './connect.ts'
import { readLab } from './labAddress.ts'
import { openLab } from './openLab.ts'
import type { OpenedLab } from './openLab.ts'
import { useLabAddress } from './useLabAddress.ts'

export interface LabDoorProps {
  queryClient: QueryClient
  router: RouterProviderProps['router']
  watch: Connection['watch']
  /** Names who follows the app's reducers. Must be stable. */
  follow: (tracer: Tracer | undefined) => void
  /** Called when the lab watches, or when it is clear that it does not yet. */
  onSettled: () => void
}

type State = 'closed' | 'opening' | 'failed' | OpenedLab

/** The way into the lab. Its code is fetched when it opens; while it is closed, nothing of it is here. */
export function LabDoor({ queryClient, router, watch, follow, onSettled }: LabDoorProps) {
  const [network, setNetwork] = useState(() => readLab(location.search))
  const [state, setState] = useState<State>(network === undefined ? 'closed' : 'opening')
  const [folded, setFolded] = useState(false)
  const bodyId = useId()
  const returning = useRef(false)
  const isOpening = state === 'opening'
  useLabAddress(router, network)

  useEffect(() => {
    if (!isOpening) return undefined
    let hasLeft = false
    openLab(watch).then(
      (opened) => hasLeft || setState(opened),
      () => hasLeft || setState('failed'),
    )
    return () => void (hasLeft = true)
  }, [isOpening, watch])

  useEffect(() => {
    if (!isOpening) onSettled()
  }, [isOpening, onSettled])

  function open(): void {
    setNetwork('')
    setFolded(false)
    setState('opening')
  }

  /** A page that is broken on purpose, with nothing that says so, would only be broken. */
  function close(): void {
    if (typeof state === 'object') {
      state.network?.reset()
      state.clock?.reset()
    }
    returning.current = true
    setNetwork(undefined)
    setState('closed')
  }

  if (state === 'closed') {
    return (
      <Corner>
        <Pill ref={(pill) => void (returning.current && pill?.focus())} onClick={open}>
          Open the lab
        </Pill>
      </Corner>
    )
  }

  return (
    <Dock>
      <Head>
        <Title>The lab</Title>
        <Button
          look="quiet"
          aria-expanded={!folded}
          aria-controls={bodyId}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Unfold' : 'Fold'}
        </Button>
        <Button look="quiet" onClick={close}>
          Close the lab
        </Button>
      </Head>
      {/* Folded away it goes on watching. */}
      <Body id={bodyId} hidden={folded}>
        {isOpening && <p role="status">Opening the lab...</p>}
        {state === 'failed' && (
          <Alert action={{ label: 'Try again', onClick: () => setState('opening') }}>
            The lab could not be opened. Check your connection and try again.
          </Alert>
        )}
        {typeof state === 'object' && (
          <state.Lab
            server={{ queryClient, log: state.log, network: state.network }}
            onNetworkSet={(conditions) => setNetwork(state.writeNetwork(conditions))}
            follow={follow}
            clock={{
              clock: state.clock,
              elsewhere: {
                because: 'late',
                label: 'Load this page anew, with a clock',
                href: `?lab=${network ?? ''}`,
              },
            }}
          />
        )}
      </Body>
    </Dock>
  )
}

const Corner = styled.aside.attrs({ 'aria-label': 'Lab' })`
  position: sticky;
  z-index: 15;
  inset-block-end: 0;
  display: flex;
  justify-content: end;
  padding: ${space.s} ${space.m};
  /* What lies below it can still be pressed. */
  pointer-events: none;
`

const Pill = styled(Button)`
  border-radius: ${radius.round};
  box-shadow: ${shadow.raised};
  pointer-events: auto;
`

const Dock = styled.aside.attrs({ 'aria-label': 'Lab' })`
  position: sticky;
  z-index: 15;
  inset-block-end: 0;
  border-block-start: 2px solid ${color.accent};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
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
  max-width: ${width.page};
  max-height: min(26rem, 50dvh);
  margin-inline: auto;
  padding-inline: ${space.m};
  overflow: auto;
  overscroll-behavior: contain;

  &[hidden] {
    display: none;
  }
`
