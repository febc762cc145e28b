import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

/** Address of a service of avatars, ending in `/`. Undefined: there is none, and initials stand in. */
type BaseUrl = string | undefined

interface Base {
  baseUrl: BaseUrl
  /** Says that a picture is to be shown; only then is a base looked for. */
  want: () => void
}

const AvatarBaseContext = createContext<Base>({ baseUrl: undefined, want: () => undefined })

export interface AvatarBaseProps {
  /** The address, or how to find it once a picture is to be shown. Must be stable, and must not reject. */
  baseUrl: BaseUrl | (() => Promise<BaseUrl>)
  children: ReactNode
}

/** Tells the avatars below it where pictures come from; the host knows (behaviour §10.10). */
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
 * Where pictures come from; undefined where no host has said so.
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
