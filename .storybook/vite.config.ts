import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apart } from '../scripts/vite/apart.ts'
import { compilerAlone } from '../scripts/vite/compilerAlone.ts'
import { exerciseDeclarations } from '../scripts/vite/exerciseDeclarations.ts'
import { exercises } from '../scripts/vite/exercises.ts'
import { lessonSearch } from '../scripts/lesson-texts/plugin.ts'
import { pagePreloads } from '../scripts/vite/pagePreloads.ts'
import { styledComponents } from '../scripts/vite/styledComponents.ts'
import { withoutPublicSuffixes } from '../scripts/vite/withoutPublicSuffixes.ts'

export default defineConfig({
  plugins: [
    react(),
    withoutPublicSuffixes(),
    pagePreloads(),
    exercises(),
    exerciseDeclarations(),
    apart(),
    compilerAlone(),
    lessonSearch(),
  ],
  oxc: { plugins: { styledComponents } },
  server: {
    // What is opened first is transformed while the libraries are bundled.
    ...(process.env['VITEST'] === undefined && {
      warmup: {
        clientFiles: [
          '.storybook/preview.tsx',
          'stories/{guides/Welcome,lessons/{why-a-query,basic-query}/*}.mdx',
        ],
      },
    }),
  },
  // The worker of type help loads the compiler by an import of its own.
  worker: { format: 'es', plugins: () => [exerciseDeclarations()] },
  optimizeDeps: {
    // If Vite discovered these while stories run, it would bundle them again and reload the page during a test.
    include: [
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-javascript',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@tanstack/react-query',
      '@tanstack/react-query-devtools/production',
      '@tanstack/react-virtual',
      'acorn',
      'diff',
      'msw',
      'msw/experimental',
      'react-router-dom',
      'storybook/internal/instrumenter',
      'styled-components',
      'sucrase',
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
