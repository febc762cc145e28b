import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/ApiError.ts'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'

/** What the server does (behaviour §10.2). */
export const faultKinds = [
  { value: 'twice', label: 'fails twice, then answers' },
  { value: '500', label: 'always answers 500' },
  { value: '404', label: 'always answers 404' },
  { value: 'html', label: 'sends HTML, not JSON' },
] as const

export type FaultKind = (typeof faultKinds)[number]['value']

export const retryRules = [
  { value: 'default', label: 'the default: 3' },
  { value: 'no-4xx', label: 'a function: not after a 4xx' },
  { value: 'none', label: 'false' },
] as const

export type RetryRule = (typeof retryRules)[number]['value']

// #region rules
/** Whether to ask again, after `count` failures before this one. */
function exceptAfter4xx(count: number, error: Error): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  const isOurFault = status >= 400 && status < 500
  return !isOurFault && count < 3
}

const retryOptions = {
  default: {},
  'no-4xx': { retry: exceptAfter4xx },
  none: { retry: false },
} satisfies Record<RetryRule, object>
// #endregion

/** Posts of a server that fails on request. Its address counts the attempts. Each rule has an entry of its own. */
export const faultQuery = (api: ApiClient, kind: FaultKind, rule: RetryRule) =>
  queryOptions({
    queryKey: ['faults', kind, rule],
    queryFn: ({ client, queryKey, signal }) => {
      const attempt = (client.getQueryState(queryKey)?.fetchFailureCount ?? 0) + 1
      return api.get(`faults/${kind}`, { schema: PostListSchema, searchParams: { attempt }, signal })
    },
    ...retryOptions[rule],
  })
