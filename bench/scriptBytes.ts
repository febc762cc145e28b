import { gzipSync } from 'node:zlib'
import type { BrowserContext, Response } from 'playwright'

/**
 * Notes the scripts that a page gets from now on, without those that a service worker keeps for later. Returns how to add up their sizes,
 * in bytes of gzip.
 */
export function countScriptBytes(context: BrowserContext): () => Promise<number> {
  const scripts: Response[] = []
  context.on('response', (response) => {
    const isForPage = response.request().serviceWorker() === null
    if (isForPage && response.headers()['content-type']?.includes('javascript')) scripts.push(response)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
    return sizes.reduce((total, size) => total + size, 0)
  }
}
