import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '#ui/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import type { LazyPage } from './lazyPage.ts'

/** Makes what stands for a page whose code did not come: it says so, and shows the page once it has. */
export function pageUnavailable(page: LazyPage): ComponentType {
  return function PageUnavailable() {
    const [Shown, setShown] = useState(page.loaded)
    const [trying, setTrying] = useState(false)
    const [tries, setTries] = useState(0)
    const holder = useRef<HTMLDivElement>(null)
    const asked = tries > 0

    // Whoever comes back has asked again, and so does a connection that is back.
    useEffect(() => {
      const again = () => void tryAgain()
      again()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])

    // The button that had focus is gone.
    useEffect(() => {
      if (Shown && asked) holder.current?.querySelector('h1')?.focus({ preventScroll: true })
    }, [Shown, asked])

    return (
      <div ref={holder}>
        {Shown ? (
          <Shown />
        ) : (
          <ErrorScreen
            message={
              <span role="alert">This page could not be loaded. Check your connection and try again.</span>
            }
          >
            <Button variant="primary" disabled={trying} onClick={() => void tryAgain()}>
              {trying ? 'Trying...' : 'Try again'}
            </Button>
            {/* Since a newer version was published, this one's files may be gone for good. */}
            {tries > 1 && <Button onClick={() => location.reload()}>Reload the page</Button>}
          </ErrorScreen>
        )}
      </div>
    )

    async function tryAgain(): Promise<void> {
      setTrying(true)
      try {
        const loaded = await page.load()
        setShown(() => loaded)
      } catch {
        setTrying(false)
        setTries((count) => count + 1)
      }
    }
  }
}
