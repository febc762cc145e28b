import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server before another one, which keeps back scripts until it is opened. */
export async function startGate(
  behind: string,
): Promise<{ url: string; open: () => void; close: () => void }> {
  const { promise: opened, resolve: open } = withResolvers()
  const server = createServer(async ({ url = '/' }, response) => {
    if (/\/(?:assets|sb-manager|sb-addons)\/.*\.js$/.test(url)) await opened
    const answer = await fetch(new URL(url, behind))
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}${new URL(behind).pathname}`, open, close }
}

/** As `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  const made = { resolve: () => undefined as void }
  const promise = new Promise<void>((resolve) => Object.assign(made, { resolve }))
  return { promise, resolve: () => made.resolve() }
}
