import type { Message, WorkerQuestion, TypeService } from './service.ts'

/** The thread on which TypeScript works: its first look at a file takes seconds. */
async function startWorker(): Promise<void> {
  const [{ createTypeService }, { default: declarations }] = await Promise.all([
    import('./createTypeService.ts'),
    import('virtual:exercise-declarations'),
  ])
  const service = createTypeService(JSON.parse(declarations))
  addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) =>
    say({ is: 'answer', id: data.id, value: answer(service, data) }),
  )
  say({ is: 'ready' })
}

function answer(service: TypeService, { name, args }: WorkerQuestion): unknown {
  // The arguments are those of the method: `Ask` has seen to it.
  const ask = service[name] as (...args: unknown[]) => unknown
  try {
    return ask(...args)
  } catch {
    // The compiler fails on some half-written code. It has nothing to say about that.
    return undefined
  }
}

function say(message: Message): void {
  postMessage(message)
}

startWorker().catch((error: unknown) => say({ is: 'failed', why: String(error) }))
