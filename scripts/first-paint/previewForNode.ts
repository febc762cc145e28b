import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PREVIEW = fileURLToPath(new URL('preview.ts', import.meta.url))

/** Gives stories a preview that needs no browser. */
export function previewForNode(): Plugin {
  return {
    name: 'preview-for-node',
    enforce: 'pre',
    resolveId: (source) => (source === '#storybook/preview.tsx' ? PREVIEW : undefined),
  }
}
