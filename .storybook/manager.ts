import { addons } from 'storybook/manager-api'
import { brand } from './brand.ts'
import { GLOBALS_UPDATED, themeInAddress, themeOf } from './themeGlobal.ts'

addons.setConfig({ theme: brand(themeInAddress(location.search)) })

// The frame around the stories follows the theme that is chosen for them.
addons.register('course/brand', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: brand(themeOf(globals)) })
  })
})
