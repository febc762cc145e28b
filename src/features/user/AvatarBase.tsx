import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const AvatarBaseContext = createContext<string | undefined>(undefined)

export interface AvatarBaseProps {
  /** Address of a service of avatars, ending in `/`. Undefined: there is none, and initials stand in. */
  baseUrl: string | undefined
  children: ReactNode
}

/** Tells the avatars below it where pictures come from; the host knows (design: avatars). */
export function AvatarBase({ baseUrl, children }: AvatarBaseProps) {
  return <AvatarBaseContext value={baseUrl}>{children}</AvatarBaseContext>
}

/** Where pictures come from; undefined where no host has said so. */
export function useAvatarBase(): string | undefined {
  return useContext(AvatarBaseContext)
}
