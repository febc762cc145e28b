// First, because stores read storage when they are created.
import './ownStorage.ts'
// Before the stores, because they look for the Redux DevTools extension when they are created.
import '#lab/actions/pageRecorder.ts'
import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { keepLater } from '#offline/keepLater.ts'
import { addonAnswers } from './answers.ts'
import { addonAxeInDark } from './axeInDark.ts'
import { addonBackToLesson } from './backToLesson.tsx'
import { addonClock } from './clock.ts'
import { addonDevelopmentOnly } from './developmentOnly.tsx'
import { addonDocs } from './docsRenderer.tsx'
import { addonKeptContext } from './keptContext.tsx'
import { addonQuietConsole } from './quietConsole.ts'
import { addonSettled } from './settled.ts'
import { addonSteps } from './steps.ts'
import { addonRouter } from './storyRouter.tsx'
import { addonTheme } from './theme.tsx'
import { addonWorld } from './world.tsx'
import { startMockApi } from './mockApi.ts'
import { tellNotKept } from './offline/tellNotKept.ts'

// A slow machine can take longer than Testing Library's default of 1 s.
configure({ asyncUtilTimeout: 5000 })

// Development serves what is being written, and keeps nothing.
if (import.meta.env.PROD) {
  keepLater('./mockServiceWorker.js')
  tellNotKept()
}

export default definePreview({
  addons: [
    addonDocs(),
    // Storybook runs `afterEach` hooks in reverse order, so axe checks the light theme first.
    addonAxeInDark(),
    addonA11y(),
    addonMsw(startMockApi),
    addonBackToLesson(),
    addonDevelopmentOnly(),
    addonTheme(),
    addonClock(),
    // Decorators of an addon are around those of the next ones.
    addonWorld(),
    addonRouter(),
    addonAnswers(),
    addonSettled(),
    addonSteps(),
    addonQuietConsole(),
    // Last, because the decorators of all others read what it takes away.
    addonKeptContext(),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { codePanel: true },
    options: {
      storySort: {
        order: [
          'Course',
          [
            'Welcome',
            'Why a query?',
            'Overview',
            'Basic Query',
            'Stale and gc',
            'Pagination',
            'Infinite Query',
            'Todo Demo',
            'Reducer Demo',
            'Context Demo',
            'Zustand Demo',
            'Router Docs',
            'When may it ask?',
            'Which entries changed?',
            'Select and renders',
            'Errors end to end',
            'The lab',
            'Glossary',
          ],
          'Components',
          ['Screens', 'Features', 'UI', 'Lab', 'Lessons', 'Exercises', 'Worlds'],
        ],
      },
    },
  },
})
