import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { importLate } from '#ui/importLate.ts'
import { Column } from '#ui/layout.ts'
import { color, radius } from '#ui/tokens.ts'

interface PanelProps {
  client: QueryClient
  theme: 'light' | 'dark'
  onClose: () => void
}

/** The package's main entry renders nothing outside development. */
const loadDevtools = () => import('@tanstack/react-query-devtools/production')

type State = 'closed' | 'failed' | { Panel: ComponentType<PanelProps> }

/** TanStack's own devtools for one client. Their code is not loaded before they open. */
export function Devtools({ client }: { client: QueryClient }) {
  const [state, setState] = useState<State>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = typeof state === 'object'

  async function open(): Promise<void> {
    document.addEventListener('transitionrun', holdBack, { capture: true })
    try {
      const { ReactQueryDevtoolsPanel } = await importLate(loadDevtools)
      setState({ Panel: ReactQueryDevtoolsPanel })
    } catch {
      setState('failed')
    }
  }

  function close(): void {
    setState('closed')
    // The panel's own close button had the focus, and goes with it.
    button.current?.focus()
  }

  function tryAgain(): void {
    // The alert goes with its button as soon as the panel has come.
    button.current?.focus()
    void open()
  }

  return (
    <Column $gap="s">
      <Button ref={button} aria-expanded={isOpen} onClick={() => (isOpen ? close() : void open())}>
        {isOpen ? 'Close TanStack’s devtools' : 'Open TanStack’s devtools'}
      </Button>
      {state === 'failed' && (
        <Alert action={{ label: 'Try again', onClick: tryAgain }}>The devtools could not be loaded.</Alert>
      )}
      {isOpen && <Window client={client} Panel={state.Panel} onClose={close} />}
    </Column>
  )
}

/**
 * A library of the devtools notes each element of the page whose transition begins, until that ends. One that is removed before never
 * ends, and would keep all that was around it. Without these events the library goes on at once.
 */
function holdBack(event: Event): void {
  event.stopPropagation()
}

function Window({
  client,
  Panel,
  onClose,
}: Omit<PanelProps, 'theme'> & { Panel: ComponentType<PanelProps> }) {
  // Measured, because a subtree's theme can differ from the page's.
  const [theme, setTheme] = useState<PanelProps['theme']>()
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setTheme(getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'light')
  }, [])
  return (
    <Box ref={measure} role="group" aria-label="TanStack’s devtools">
      {theme && <Panel client={client} theme={theme} onClose={onClose} />}
    </Box>
  )
}

const Box = styled.div`
  width: 100%;
  height: 28rem;
  overflow: auto hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  overflow-wrap: normal;

  /* The panel does not fold: in a narrow place it scrolls. */
  > * {
    min-width: 36rem;
  }
`
