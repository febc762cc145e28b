import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '#ui/Button.tsx'
import { noteAsked } from './askedAgain.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import type { LazyPage } from './lazyPage.ts'

/**
 * Makes the replacement for a page whose code failed to load. It offers a retry, and shows the page once it has
 * loaded.
 */
export function pageUnavailable(page: LazyPage): ComponentType {
  return function PageUnavailable() {
    const [Shown, setShown] = useState(page.loaded)
    const [trying, setTrying] = useState(false)
    const [tries, setTries] = useState(0)
    const holder = useRef<HTMLDivElement>(null)
    const asked = tries > 0

    // Each mount retries, because the user has come back to the page. The return of the connection retries, too.
    useEffect(() => {
      const again = () => void tryAgain()
      again()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])

    // The pressed button had the focus, and is gone.
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
            <Button variant="primary" disabled={trying} onClick={() => void ask()}>
              {trying ? 'Trying...' : 'Try again'}
            </Button>
            {/* After a deployment the files of this version may be gone for good, so only a reload helps. */}
            {tries > 1 && <Button onClick={() => location.reload()}>Reload the page</Button>}
          </ErrorScreen>
        )}
      </div>
    )

    async function ask(): Promise<void> {
      noteAsked(true)
      await tryAgain()
      noteAsked(false)
    }

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
