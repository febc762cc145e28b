import { pictureOf } from '#contract/picture.ts'

/** The service of pictures that the app was built with, if any: the build puts it in its place (behaviour §10.10). */
declare const AVATAR_BASE_URL: string | undefined

const builtWith = typeof AVATAR_BASE_URL === 'undefined' ? undefined : AVATAR_BASE_URL

/**
 * The address of an email's picture (behaviour §7.4): below the service of pictures, else a picture of the initials, as data.
 *
 * @param service its base address, ending in `/`; undefined if there is none
 */
export function avatarUrl(email: string, service: string | undefined = builtWith): string {
  return service === undefined
    ? `data:image/svg+xml,${encodeURIComponent(pictureOf(email))}`
    : `${service}${encodeURIComponent(email.toWellFormed())}`
}
