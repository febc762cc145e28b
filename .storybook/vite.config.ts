import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutPublicSuffixes } from '../scripts/vite/withoutPublicSuffixes.ts'

export default defineConfig({
  plugins: [react(), withoutPublicSuffixes()],
  optimizeDeps: {
    // Found while stories run, these would be bundled anew and reload the page in the middle of a test.
    include: [
      '@base-ui/react/tabs',
      '@tanstack/react-query',
      '@tanstack/react-query-devtools/production',
      '@tanstack/react-virtual',
      'd3-scale',
      'diff',
      'msw',
      'msw/browser',
      'react-router-dom',
      'styled-components',
      'sugar-high/core',
      'sugar-high/lang/typescript',
      'valibot',
      'zustand',
      'zustand/middleware',
      'zustand/react/shallow',
      'zustand/vanilla',
    ],
  },
})
