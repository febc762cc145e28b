import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const TEXT = /^text\/|[/+](?:javascript|json|xml)\b/

/** Compresses what will be sent, if it is text and the client takes gzip, as hosts of static files do. */
export function gzipText(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'GET' || !/\bgzip\b/.test(String(req.headers['accept-encoding']))) return
  const { writeHead } = res
  res.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    res.writeHead = writeHead
    if (status !== 200 || !TEXT.test(String(headers['Content-Type']))) return res.writeHead(status, headers)
    const { 'Content-Length': _, ...others } = headers
    pipeThroughGzip(res)
    return res.writeHead(status, { ...others, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
  }) as typeof writeHead
}

function pipeThroughGzip(res: ServerResponse): void {
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  const gzip = createGzip()
  gzip.on('data', (chunk: Buffer) => write(chunk))
  gzip.on('end', () => end())
  gzip.on('drain', () => res.emit('drain'))
  res.write = ((chunk: Buffer) => gzip.write(chunk)) as typeof res.write
  res.end = (() => {
    gzip.end()
    return res
  }) as typeof res.end
}
