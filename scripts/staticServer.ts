import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { basePath } from './basePath.ts'
import { HEADERS_FILE, headersFor } from './headersFile.ts'

export interface StaticServerOptions {
  /** The folder to serve. */
  dir: string
  /** 0 selects a free one. */
  port: number
  /** The base path of the site; `/` unless set. */
  base?: string
  host?: string
  /** Whether text is compressed; it is unless told otherwise. */
  compressed?: boolean
}

export interface StaticServer {
  /** The address of the site, base path included, with a slash at its end. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a folder as GitHub Pages does: directories redirect to a trailing slash, missing files are a 404 (with the
 * site's own `404.html`), no path falls back to the app, and text is compressed. Unlike there, the folder's own headers
 * are sent, as other hosts do.
 *
 * @throws Error if the port is taken
 */
export function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { port, host = '127.0.0.1' } = options
  const base = basePath(options.base ?? '/')
  const server = createServer(staticHandler(resolve(options.dir), base, options.compressed ?? true))
  // In ms. After Node's five seconds a client may ask on a connection that is being closed just then, and hears of a broken one.
  server.keepAliveTimeout = 120_000

  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      fail(taken ? new Error(`Port ${port} is already in use: stop what uses it or choose another.`) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actualPort = typeof address === 'object' && address ? address.port : port
      done({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${base}`,
        close: () =>
          new Promise((closed, failed) => {
            server.close((error) => (error ? failed(error) : closed()))
            // `close` alone would wait for the browser's keep-alive connections.
            server.closeAllConnections()
          }),
      })
    })
  })
}

function staticHandler(dir: string, base: string, isCompressed: boolean) {
  return (req: IncomingMessage, res: ServerResponse) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return sendText(res, 405, 'Method not allowed')
    }
    const [path = '/', search] = splitUrl(req.url ?? '/')
    for (const [name, value] of Object.entries(headersOf(dir, path))) res.setHeader(name, value)
    if (path !== base && `${path}/` === base) return redirect(res, `${base}${search}`)
    if (!path.startsWith(base)) return sendText(res, 404, `Not found: this site lives under ${base}`)

    const local = `/${path.slice(base.length)}`
    const file = fileFor(dir, local)
    if (!file) return sendNotFound(res, dir)
    const isDirectory = isFile(join(file, 'index.html'))
    if (isDirectory && !local.endsWith('/')) return redirect(res, `${path}/${search}`)
    // Not `about.html` for `/about/`: its relative links would break.
    const candidates = local.endsWith('/') ? [join(file, 'index.html')] : [file, `${file}.html`]
    const found = candidates.find(isFile)
    if (!found) return sendNotFound(res, dir)
    sendFile(req, res, found, isCompressed)
  }
}

/** What the folder's file of headers says about a path. */
function headersOf(dir: string, path: string): Record<string, string> {
  const file = join(dir, HEADERS_FILE)
  return existsSync(file) ? headersFor(readFileSync(file, 'utf8'), path) : {}
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** Undefined for a path outside the folder, and for `//` and `\`, because a redirect to those leaves the site. */
function fileFor(dir: string, path: string): string | undefined {
  if (path.includes('//') || path.includes('\\')) return undefined
  try {
    const file = join(dir, decodeURI(path))
    return `${file}${sep}`.startsWith(`${dir}${sep}`) ? file : undefined
  } catch {
    // Not a valid escape, such as `%zz`.
    return undefined
  }
}

/** Of each request anew, so that a running server serves a new build. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Nothing is there, or nothing can be, as of `%00`.
    return false
  }
}

/** The types of what the sites consist of. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

/** Sends a file whole: a server may ignore ranges, and pages need none. Text is compressed for those who take it. */
function sendFile(req: IncomingMessage, res: ServerResponse, file: string, isCompressed: boolean): void {
  const { size, mtime } = statSync(file)
  const etag = `W/"${size}-${mtime.getTime()}"`
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end()
  const type = types[extname(file)] ?? 'application/octet-stream'
  const isPacked =
    isCompressed &&
    size > 0 &&
    /^text|\/json|xml/.test(type) &&
    /\bgzip\b/.test(String(req.headers['accept-encoding']))
  res.writeHead(200, {
    'Content-Type': type,
    'Last-Modified': mtime.toUTCString(),
    'Cache-Control': cacheControl(file.replaceAll('\\', '/')),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': size }),
  })
  if (req.method === 'HEAD') return void res.end()
  if (isPacked) pipeline(createReadStream(file), createGzip(), res, closed)
  else pipeline(createReadStream(file), res, closed)
}

/** Where the client has gone, a pipeline closes the file, which is all there is to do. */
function closed() {}

/** A file with Vite's hash of 8 characters before the extension never changes. */
function cacheControl(path: string): string {
  const hash = /\/assets\/.*-([\w-]{8})(?:\.\w+)+$/.exec(path)?.[1]
  // Eight lower-case letters are more likely a word.
  const isHash = hash !== undefined && /[^a-z]/.test(hash)
  return isHash ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function redirect(res: ServerResponse, location: string) {
  // Without it a browser caches a 301 for good, also for the next site on this port.
  res.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end()
}

function sendNotFound(res: ServerResponse, dir: string) {
  const page = join(dir, '404.html')
  if (!existsSync(page)) return sendText(res, 404, 'Not found')
  res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
  res.end(readFileSync(page))
}

function sendText(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' })
  res.end(`${text}\n`)
}
