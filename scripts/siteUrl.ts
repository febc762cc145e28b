/**
 * The repository that readers report mistakes to, without a slash at its end; undefined if nobody has said.
 *
 * @throws Error if it is no https address
 */
export function repositoryUrl(address: string = process.env['REPOSITORY_URL'] ?? ''): string | undefined {
  if (address === '') return undefined
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new Error(
      `REPOSITORY_URL must be an address such as https://github.com/school/course; it is “${address}”.`,
    )
  return address.replace(/\/+$/, '')
}

/**
 * The host that the site is built for, such as `https://school.github.io`; undefined if nobody has said.
 *
 * @throws Error if it is no http(s) address
 */
export function siteUrl(address: string = process.env['SITE_URL'] ?? ''): string | undefined {
  if (address === '') return undefined
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`SITE_URL must be an address such as https://school.github.io; it is “${address}”.`)
  return new URL(address).origin
}
