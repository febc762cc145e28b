import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'

export default definePreview({ addons: [addonDocs()] })
