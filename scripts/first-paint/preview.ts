import { definePreview } from '@storybook/react-vite'
import { addonRouter } from '#course/world/storyRouter.tsx'

/** Stands in for `.storybook/preview.tsx` where stories are drawn in Node: the catalogue's other addons are about a browser, and `drawStory` gives each story its world. */
export default definePreview({ addons: [addonRouter()], parameters: { layout: 'fullscreen' } })
