const initial: ['$initial'] = ['$initial']

/**
 * What every page of the app needs, in two chunks: the libraries, which a new version of the course's code does not change, and that code.
 * They would be several otherwise, one for each set of pages that need a part of it, and each is compressed by itself.
 */
export const startChunks = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: initial },
  { name: 'start', test: /[\\/]src[\\/]/, tags: initial },
]
