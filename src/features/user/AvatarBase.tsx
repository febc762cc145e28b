import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

/** Base address of pictures, ending in `/`. Undefined: there is none, and initials are shown. */
type BaseUrl = string | undefined

interface Base {
  baseUrl: BaseUrl
  /** Requests the base address, which is not looked up before a picture needs it. */
  want: () => void
}

const AvatarBaseContext = createContext<Base>({ baseUrl: undefined, want: () => undefined })

export interface AvatarBaseProps {
  /** The address, or a function that finds it when a picture needs it. Must be stable, and must not reject. */
  baseUrl: BaseUrl | (() => Promise<BaseUrl>)
  children: ReactNode
}

/** Provides the base address of pictures to the avatars below (behaviour §10.10). */
export function AvatarBase({ baseUrl, children }: AvatarBaseProps) {
  const [found, setFound] = useState<BaseUrl>()
  const want = useCallback(() => {
    if (typeof baseUrl === 'function') void baseUrl().then(setFound)
  }, [baseUrl])
  const known = typeof baseUrl === 'function' ? found : baseUrl
  const base = useMemo(() => ({ baseUrl: known, want }), [known, want])

  return <AvatarBaseContext value={base}>{children}</AvatarBaseContext>
}

/**
 * The base address of pictures; undefined if there is none.
 *
 * @param wanted whether there is a picture to show
 */
export function useAvatarBase(wanted: boolean): BaseUrl {
  const { baseUrl, want } = useContext(AvatarBaseContext)
  useEffect(() => {
    if (wanted) want()
  }, [wanted, want])
  return baseUrl
}
