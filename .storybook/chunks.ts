import type { Rolldown } from 'vite'

type ChunkGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/**
 * Which modules of the built catalogue come as one script. By default each module that two pages share is a script of its own, most of
 * them smaller than the request for it: a lesson had 85. Where a module fits into several groups, the first has it (decision 23).
 */
export const chunkGroups: ChunkGroup[] = [
  // Two of the same size come sooner than one.
  { name: 'preview-runtime', test: /[\\/]storybook[\\/]dist[\\/]preview[\\/]/ },
  {
    name: 'storybook',
    test: /[\\/]node_modules[\\/](?:@storybook[\\/]react|storybook[\\/]dist[\\/](?!mocking-utils))/,
    // Not what only the blocks of pages about widgets need.
    tags: ['$initial'],
  },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
  { name: 'catalogue', test: /[\\/](?:\.storybook|src)[\\/]/, tags: ['$initial'] },
  { name: 'query', test: /[\\/]node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/]/ },
  { name: 'ui', test: /[\\/]src[\\/]ui[\\/][^?]+$/ },
  {
    name: 'blocks',
    test: /[\\/]src[\\/]course[\\/](?:code|demo|glossary|lesson|links|prediction|stage|text)[\\/][^?]+$/,
  },
  { name: (id) => /[\\/]src[\\/]features[\\/](\w+)[\\/][^?]+$/.exec(id)?.[1] ?? null },
]
