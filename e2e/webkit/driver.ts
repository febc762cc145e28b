import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { answersOf } from '../../scripts/answersOf.ts'
import { webDriver } from '../../scripts/webkit.ts'

/** An element of a page, as WebDriver names it. */
export type ElementId = Record<'element-6066-11e4-a52e-4f735466cecf', string>

export interface Session {
  /** The version of its browser, as the driver says it. */
  version: string
  /** Sends a command of the session, such as `url`. Returns what it answers. */
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Value>
  close: () => Promise<void>
}

interface Opened {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** What a page may take before it has loaded, and a script before it has ended, in ms. Both are for what hangs. */
const LIMIT_MS = 240_000

/** Starts WebKit under its driver, on a screen of its own. */
export async function startWebKit(): Promise<{
  newSession: (pageLoadStrategy: 'normal' | 'none') => Promise<Session>
  stop: () => void
}> {
  const port = await freePort()
  const [program, ...args] = commandFor(webDriver(), port)
  // Without a language of the system, WebKitGTK says that its language is "C", which is none.
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8' }
  const driver = spawn(program, args, { stdio: 'ignore', detached: true, env })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    answersOf([`${url}/status`]),
    new Promise((_, fail) =>
      driver.on('error', fail).on('exit', () => fail(new Error(`${program} has ended.`))),
    ),
  ])
  return {
    newSession: async (pageLoadStrategy) => {
      const timeouts = { script: LIMIT_MS, pageLoad: LIMIT_MS, implicit: 0 }
      const capabilities = { alwaysMatch: { timeouts, pageLoadStrategy } }
      const opened = await send<Opened>(`${url}/session`, 'POST', { capabilities })
      const { sessionId, capabilities: given } = opened
      const session = `${url}/session/${sessionId}`
      return {
        version: given.browserVersion,
        send: (method, command, body) => send(`${session}/${command}`, method, body),
        close: () => send(session, 'DELETE'),
      }
    },
    // The screen, its window manager and the driver are one group.
    stop: () => void (driver.pid !== undefined && process.kill(-driver.pid)),
  }
}

/** Without a window manager no window has the focus, and so no page of it. */
function commandFor(driver: string, port: number): [string, ...string[]] {
  if (process.platform !== 'linux') return [driver, '--port', `${port}`]
  const inside = `openbox & exec '${driver}' --port=${port}`
  return ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1400x1100x24', 'sh', '-c', inside]
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
