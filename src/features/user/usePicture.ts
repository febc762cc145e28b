import { createContext, useContext, useEffect, useState } from 'react'
import { resolveAvatar } from './resolveAvatar.ts'

/** Where the pictures of avatars come from (behaviour §10.10). */
export interface AvatarSource {
  /** Base address of pictures, ending in `/`. Undefined: there is none, and initials are shown. */
  baseUrl: string | undefined
  /** Finds what an image shows for an address below the base, if that is not the address itself. A picture that it does not find is none. */
  find?: (address: string) => Promise<string | undefined>
}

/** The source of pictures for the avatars below. */
export const AvatarContext = createContext<AvatarSource>({ baseUrl: undefined })

/** What an image shows for the address of a picture; undefined until it is found, and if there is none. */
export function usePicture(avatar: string | undefined): string | undefined {
  const { baseUrl, find } = useContext(AvatarContext)
  const image = resolveAvatar(avatar, undefined)
  const address = image === undefined ? resolveAvatar(avatar, baseUrl) : undefined
  const [found, setFound] = useState<{ address: string; picture: string | undefined }>()
  useEffect(() => {
    if (address === undefined) return
    find?.(address).then(
      (picture) => setFound({ address, picture }),
      () => undefined,
    )
  }, [address, find])
  if (image !== undefined || find === undefined) return image ?? address
  return found?.address === address ? found?.picture : undefined
}
