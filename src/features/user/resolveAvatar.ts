/**
 * The address of a picture; undefined for what is no address of one, which counts as no picture (behaviour §7.4).
 *
 * @param avatar a full address, a path of this host, or what an earlier version stored: an address relative to the base
 * @param base the base address of pictures, ending in `/`; undefined if there is none
 * @param page the address of the document, which a base that is a path is relative to; in Node there is none, and no picture
 */
export function resolveAvatar(
  avatar: string | undefined,
  base: string | undefined,
  page = globalThis.document?.baseURI,
): string | undefined {
  if (avatar === undefined || avatar.trim() === '') return undefined
  // As it is: HTML that is made on a server knows no host.
  if (/^\/(?!\/)/.test(avatar)) return avatar
  const from = base !== undefined && URL.canParse(base, page) ? new URL(base, page) : undefined
  if (!URL.canParse(avatar, from)) return undefined
  const { protocol, href } = new URL(avatar, from)
  return pictureProtocols.has(protocol) ? href : undefined
}

const pictureProtocols = new Set(['http:', 'https:', 'data:'])
