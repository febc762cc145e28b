import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** A page that comes sooner than this needs no sign that it is on its way. */
const PATIENCE_MS = 200

/** Says that a page is on its way, once that takes long enough to be noticed. The page before it stays meanwhile. */
export function PageProgress() {
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

/** Whether something has been so for some ms. */
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
    animation: ${sweep} 1.1s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }
`
