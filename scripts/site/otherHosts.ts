import { loadEnv } from 'vite'
import { readEnv } from '../../src/config/env.ts'
import type { OtherHosts } from './policy.ts'

/**
 * The hosts that the app was built for, from the same variables.
 *
 * @param root the folder with the `.env` files
 * @throws Error that names the variable and what it should be (behaviour §8.5)
 */
export function otherHosts(root: string): OtherHosts {
  const { apiBaseUrl, avatarBaseUrl } = readEnv(loadEnv('production', root))
  return { api: originOf(apiBaseUrl), pictures: originOf(avatarBaseUrl) }
}

/** None for a path, which is on the site's own host. */
function originOf(address: string | undefined): string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin]
}
