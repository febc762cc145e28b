import { resolve } from 'node:path'
import { build } from 'vite'

/** The monkey as one script for a page. */
export async function bundleMonkey(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: resolve(import.meta.dirname, 'page/monkey.ts'),
        formats: ['iife'],
        name: 'monkeyModule',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error('The bundle of the monkey has no code.')
  return chunk.code
}
