import { useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { ApiClient } from '#api/client.ts'
import { neverBack } from '#api/neverBack.ts'

/** One call of a query function. */
export interface Attempt {
  /** In ms since the epoch. */
  startedAt: number
  /** Undefined while it is in flight. */
  endedAt: number | undefined
  /** What came of it, in a few words. */
  outcome: string
  failed: boolean
}

type Change = (attempts: readonly Attempt[]) => readonly Attempt[]

const now = neverBack()

/** Records what queries ask for; `name` says which of them asks now. */
export function useAttempts(api: ApiClient, name: string) {
  const [all, setAll] = useState<Readonly<Record<string, readonly Attempt[]>>>({})

  function change(of: Change): void {
    setAll((before) => ({ ...before, [name]: of(before[name] ?? []) }))
  }

  function end(outcome: string, failed: boolean): void {
    // Not in the change itself, which React may run later.
    const endedAt = now()
    change((attempts) =>
      attempts.map((attempt, index) =>
        index === attempts.length - 1 ? { ...attempt, endedAt, outcome, failed } : attempt,
      ),
    )
  }

  const get: ApiClient['get'] = async (path, request) => {
    const attempt = { startedAt: now(), endedAt: undefined, outcome: 'in flight', failed: false }
    change((attempts) => [...attempts, attempt])
    try {
      const answer = await api.get(path, request)
      end('200', false)
      return answer
    } catch (error) {
      end(inWords(error), true)
      throw error
    }
  }

  return { attempts: all[name] ?? [], recorded: { ...api, get }, forget: () => change(() => []) }
}

function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'cancelled'
  if (error.fault === 'status') return String(error.status)
  return error.fault === 'unreadable' ? 'not JSON' : 'no answer'
}
