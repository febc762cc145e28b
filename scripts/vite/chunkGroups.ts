const initial: ['$initial'] = ['$initial']

/**
 * What every page of the app needs, in two chunks: the libraries, which a new version of the course's code does not change, and that code.
 * They would be several otherwise, one for each set of pages that need a part of it, and each is compressed by itself.
 * So is what several lessons need: as a file of its own each small part would be a request, and a name in the list of files that the start
 * brings along.
 */
export const chunkGroups = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: initial },
  { name: 'start', test: /[\\/]src[\\/]/, tags: initial },
  { name: 'ui', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 2 },
  { name: 'queries', test: /[\\/]@tanstack[\\/](?:react-query|query-core)[\\/]/, minShareCount: 2 },
]
