import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { basePath } from './scripts/basePath.ts'
import { lessonTexts } from './scripts/lesson-texts/plugin.ts'
import { prerenderPages } from './scripts/vite/prerenderPages.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { styledComponents } from './scripts/vite/styledComponents.ts'
import { webFont } from './scripts/vite/webFont.ts'
import { withoutPublicSuffixes } from './scripts/vite/withoutPublicSuffixes.ts'
import { readEnv } from './src/config/env.ts'

export default defineConfig(({ mode }) => {
  // An invalid address fails the build, and not the page.
  const env = readEnv(loadEnv(mode, import.meta.dirname))
  return {
    // Checked here, so the page need not, and an app has only the code for its own API.
    define: {
      API_BASE_URL: JSON.stringify(env.apiBaseUrl) ?? 'undefined',
      AVATAR_BASE_URL: JSON.stringify(env.avatarBaseUrl) ?? 'undefined',
    },
    base: basePath(),
    plugins: [react(), withoutPublicSuffixes(), webFont(), lessonTexts(), prerenderPages()],
    server: { port: 5173, strictPort: true },
    build: {
      // Browsers without it load a page's files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Drawing the demos of the lessons takes longer than bundling.
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    oxc: { plugins: { styledComponents } },
  }
})
