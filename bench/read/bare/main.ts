import { defineMain } from '@storybook/react-vite/node'

/** The smallest catalogue with a docs page: its start costs what Storybook costs. */
export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Otherwise the app's own.
    options: { builder: { viteConfigPath: 'bench/read/bare/vite.config.ts' } },
  },
  stories: ['./*.mdx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
