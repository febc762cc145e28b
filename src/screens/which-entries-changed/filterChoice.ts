import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { PostListSchema, PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { keyText } from './keyTree.ts'

/** The parts of a filter that have been chosen; what is not chosen is no part of it. */
export interface FilterChoice {
  queryKey?: QueryKey | undefined
  exact?: boolean | undefined
  type?: 'active' | 'inactive' | 'all' | undefined
  stale?: boolean | undefined
  /** Whether only entries that hold post 11 count, wherever they have it. */
  predicate?: boolean | undefined
}

/** The filter itself, as the library takes it. */
export function filtersOf({ queryKey, exact, type, stale, predicate }: FilterChoice): QueryFilters {
  return {
    ...(queryKey && { queryKey }),
    ...(exact === true && { exact }),
    ...(type && { type }),
    ...(stale !== undefined && { stale }),
    ...(predicate === true && { predicate: ({ state }) => postsIn(state.data).some(({ id }) => id === 11) }),
  }
}

/** The filter as code writes it; empty for one that lets every entry through. */
export function filterText({ queryKey, exact, type, stale, predicate }: FilterChoice): string {
  const parts = [
    queryKey && `queryKey: ${keyText(queryKey)}`,
    exact === true && 'exact: true',
    type && `type: '${type}'`,
    stale !== undefined && `stale: ${String(stale)}`,
    predicate === true && 'predicate: holdsPost11',
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`
}

/** The posts in the data of any entry: a list, the pages of an infinite list, or one post. */
export function postsIn(data: unknown): Post[] {
  if (v.is(PostSchema, data)) return [data]
  if (v.is(PostListSchema, data)) return data
  return v.is(Pages, data) ? data.pages.flat() : []
}

const Pages = v.object({ pages: v.array(PostListSchema) })
