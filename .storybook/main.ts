import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { lessons } from '#syllabus/lessons.ts'
import { basePath } from '../scripts/basePath.ts'
import { repositoryUrl } from '../scripts/siteUrl.ts'
import { linkPreview } from '../scripts/vite/linkPreview.ts'
import { listings } from '../scripts/vite/listings.ts'
import { chunkGroups } from './chunks.ts'
import { loadingHead, startingHead } from './frame/loadingHead.ts'
import { mendedPageId } from '#course/links/pageIds.ts'
import { webFontDir, webFontHead } from '../scripts/vite/webFont.ts'

/** Story tests have no static files, and do not depend on a font. */
const isTest = process.env['VITEST'] !== undefined

const isDevelopment = !isTest && process.env['NODE_ENV'] !== 'production'

/** Serves the catalogue to coding agents, at `/mcp`. In a build it would add a script and a list of components. */
const forAgents = isDevelopment ? ['@storybook/addon-mcp'] : []

/** App and catalogue are installed as one, so that Safari keeps what a learner has done. */
const manifest = '<link rel="manifest" href="../manifest.webmanifest">'

/** What a link to the catalogue is shown with. */
const preview = linkPreview({
  title: 'React Query Course',
  description: 'Lessons on server state and client state in React, with live demos you can break.',
  base: process.env['SITE_URL'] ? `${basePath()}storybook/` : './',
})

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The app's own config also builds HTML pages.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The sidebar has pages in this order, where `storySort` of preview.tsx says nothing else.
  stories: [
    '../stories/guides/*.mdx',
    '../stories/guides/{about,authors}/*.mdx',
    ...lessons.map(({ slug }) => `../stories/lessons/${slug}/*.mdx`),
    '../stories/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: {
            // The blocks that pages need not import.
            providerImportSource: fileURLToPath(new URL('../src/course/blocks.ts', import.meta.url)),
            // Tables in MDX.
            remarkPlugins: [remarkGfm],
          },
        },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    ...forAgents,
  ],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [listings()],
      build: {
        // Storybook's own chunks exceed the default limit.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    }),
  // Pages about widgets have tables of their props. Finding them takes a quarter of the server's time for the first page.
  typescript: { reactDocgen: isDevelopment || isTest ? false : 'react-docgen' },
  tags: {
    // Stories that prove a behaviour or a fault: out of the sidebar until its filter asks for them, and tests like all others.
    proof: { defaultFilterSelection: 'exclude' },
  },
  // Where a page can be mended.
  env: (config = {}) => ({
    ...config,
    STORYBOOK_REPOSITORY: repositoryUrl() ?? '',
  }),
  // The panels of these are for who develops: a published catalogue has what they would show on its pages, or not at all.
  // @ts-expect-error -- it is not among the types of a configuration
  managerEntries: (entries: string[] = []) =>
    isDevelopment ? entries : entries.filter((entry) => !/addon-(?:a11y|docs|vitest)/.test(entry)),
  managerHead: (head = '') => head + preview + webFontHead + (isDevelopment ? startingHead : manifest),
  previewHead: (head = '') => mendedPageId + head + loadingHead + (isTest ? '' : webFontHead),
  staticDirs: [
    webFontDir,
    { from: '../src/app/icon.svg', to: '/favicon.svg' },
    // The frame's own link to its icon names the file, not the address above.
    { from: '../src/app/icon.svg', to: '/icon.svg' },
    { from: '../public/link-preview.png', to: '/link-preview.png' },
  ],
  features: {
    sidebarOnboardingChecklist: false,
    changeDetection: false,
    backgrounds: false,
    measure: false,
    outline: false,
    // It marks what axe complains of, and computes the style of every element on a page with each change of the page to do so.
    highlight: isDevelopment,
  },
  // The list of what the catalogue was built with says nothing to a learner.
  core: {
    ...(isDevelopment && { builder: fileURLToPath(new URL('viteBuilder.ts', import.meta.url)) }),
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
})
