import { HttpResponse } from 'msw'
import { answerKey } from './answerTimes.ts'
import type { Database } from './database.ts'
import type { Failing, Method } from './network.ts'
import type { World } from './world.ts'
import { REQUEST_ID } from './requestId.ts'

/**
 * Answers one request in its world: logs it, lets the network decide what happens to it, and delays the answer by the network's latency.
 * A read has what is there when its request arrives; a write is there once it is answered. So a list that is asked for during an add lacks
 * its todo, as it does where a database reads from a snapshot and commits at the end. `writesOnArrival` is for answers that get lost.
 */
export async function answer(
  world: World | undefined,
  request: Request,
  respond: (database: Database) => Response,
): Promise<Response> {
  if (world === undefined) return HttpResponse.json({ message: 'No such world is open.' }, { status: 404 })
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(pathname.indexOf(world.baseUrl) + world.baseUrl.length) + search
  const logged = Number(request.headers.get(REQUEST_ID))
  const id = logged || world.log.started(request.method, path)
  const entries = world.log.entries()
  const entry = entries.find((one) => one.id === id)
  const key = entry && answerKey(entries, entry)
  const { latencyMs, fault, released } = world.network.decide(request.method as Method, path, key)
  const isEarly = request.method === 'GET' || world.network.conditions().writesOnArrival === true
  const work = () => (fault === undefined ? respond(world.database) : failure(fault))
  const early = isEarly ? work() : undefined
  const arrived = await travel(fault === 'silence' ? Infinity : latencyMs, released, world.signal)
  const delivered = arrived ? (early ?? work()) : HttpResponse.error()
  // The page tells when an answer has come to what it has logged itself: on a busy machine, some time after it left here.
  if (!logged) world.log.ended(id, delivered.status === 0 ? 'no answer' : delivered.status)
  return delivered
}

function failure(fault: NonNullable<Failing['how']>): Response {
  if (typeof fault === 'number')
    return HttpResponse.json({ message: 'The server refused.' }, { status: fault })
  switch (fault) {
    case 'server-error':
      return HttpResponse.json({ message: 'The server failed.' }, { status: 500 })
    case 'not-found':
      return HttpResponse.json({ message: 'There is no such thing here.' }, { status: 404 })
    case 'html':
      return HttpResponse.html('<!doctype html><title>Welcome</title><h1>Not the JSON you wanted</h1>')
    case 'wrong-shape':
      return HttpResponse.json({ items: 'none of the promised fields' })
    case 'dropped':
    case 'silence':
      return HttpResponse.error()
  }
}

/** Waits for the time and for the gate. Resolves to false if the world closed before that. */
function travel(
  durationMs: number,
  released: Promise<void> | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  if (durationMs <= 0 && released === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    const arrive = () => void Promise.resolve(released).then(() => finish(true))
    const timer = Number.isFinite(durationMs) ? setTimeout(arrive, durationMs) : undefined
    const onEnd = () => finish(false)
    function finish(arrived: boolean): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', onEnd)
      resolve(arrived)
    }
    signal.addEventListener('abort', onEnd)
  })
}
