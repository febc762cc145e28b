import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** How long a page may load, in ms, before progress is shown. */
const PATIENCE_MS = 200

/** Shows progress when a page takes long to load. The previous page stays visible meanwhile. */
export function LoadingBar() {
  const { state } = useNavigation()
  const slow = useLasted(state === 'loading', PATIENCE_MS)
  return (
    <>
      {slow && <Bar aria-hidden />}
      <VisuallyHidden role="status" aria-label="Page">
        {slow && 'Loading page...'}
      </VisuallyHidden>
    </>
  )
}

/** Whether a condition has held for some ms. */
function useLasted(isSo: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(setLasted, ms, true)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo, ms])
  return lasted
}

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`

const Bar = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 40%;
    background: ${color.accent};
    forced-color-adjust: none;
    animation: ${sweep} 1.1s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }
`
