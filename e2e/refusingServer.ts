import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of a site, which does not answer for some files. Playwright's routes do not see what a service worker asks for. */
export interface RefusingServer {
  url: string
  /** Which addresses get no answer, or are gone; undefined answers all again. */
  refuse: (addresses?: RegExp, how?: 'no answer' | 'gone') => void
  close: () => Promise<void>
}

/** @param site the address of a site that is served */
export async function startRefusingServer(site: string): Promise<RefusingServer> {
  let refused: RegExp | undefined
  let areGone = false
  const server = createServer(({ url = '', headers }, response) => {
    if (refused?.test(url) === true)
      return void (areGone ? response.writeHead(404).end('Not found') : response.destroy())
    // A connection each: one that the site has just closed, for having been idle, would be lost with its request.
    request(new URL(url, site), { headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    refuse(addresses, how) {
      refused = addresses
      areGone = how === 'gone'
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
