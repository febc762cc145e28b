import { addons } from 'storybook/manager-api'
import { brand } from './brand.ts'
import { GLOBALS_UPDATED, themeInAddress, themeOf } from './themeGlobal.ts'

addons.setConfig({ theme: brand(themeInAddress(location.search)) })

// Storybook's own parts follow the theme of the stories.
addons.register('course/brand', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: brand(themeOf(globals)) })
  })
})
