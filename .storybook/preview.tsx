// First: stores read what is kept when they are made.
import './ownStorage.ts'
// Then: stores look for Redux DevTools when they are made, and the recorder stands in for them.
import '#lab/actions/pageRecorder.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { addonAxeInDark } from './axeInDark.ts'
import { addonBackToLesson } from './backToLesson.tsx'
import { addonClock } from './clock.ts'
import { addonDevelopmentOnly } from './developmentOnly.tsx'
import { DocsContainer } from './DocsContainer.tsx'
import { addonQuietConsole } from './quietConsole.ts'
import { addonSettled } from './settled.ts'
import { addonSteps } from './steps.ts'
import { addonTheme } from './theme.tsx'
import { addonWorld } from './world.tsx'
import { startMockApi } from './mockApi.ts'

// What a story waits for comes when it comes: a slow machine is not a broken screen.
configure({ asyncUtilTimeout: 5000 })

export default definePreview({
  addons: [
    addonDocs(),
    // Ends a story after the next one has: what fails in light is reported first.
    addonAxeInDark(),
    addonA11y(),
    addonMsw(startMockApi),
    addonBackToLesson(),
    addonDevelopmentOnly(),
    addonTheme(),
    addonClock(),
    addonWorld(),
    addonSettled(),
    addonSteps(),
    addonQuietConsole(),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { container: DocsContainer, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Worlds', 'Overview'],
          'Server state',
          ['Basic Query', 'Pagination', 'Infinite Query', 'Todo Demo'],
          'Client state',
          ['Reducer Demo', 'Context Demo', 'Zustand Demo', '*'],
          'Routing',
          ['Router Docs'],
          'Lab',
          ['The lab', 'Network', 'Requests', 'Cache timeline', 'Action log', 'Render counts', 'Clock', '*'],
          'Pages',
          'UI',
        ],
      },
    },
  },
})
