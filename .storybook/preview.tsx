// First, because stores read storage when they are created.
import '#course/learner/demoStorage.ts'
// Before the stores, because they look for the Redux DevTools extension when they are created.
import '#lab/actions/pageRecorder.ts'
import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { keepForOffline } from '#offline/keepForOffline.ts'
import { addonAnswers } from '#course/exercise/answerAddon.tsx'
import { addonAxeInDark } from './addons/axeInDark.ts'
import { addonBackToLesson } from '#course/links/backToLesson.tsx'
import { addonClock, addonWorld } from '#course/world/world.tsx'
import { addonDevelopmentOnly } from '#course/story/developmentOnly.tsx'
import { addonDocs } from '#course/page/docsRenderer.tsx'
import { addonOwnHandlers } from './addons/ownHandlers.ts'
import { addonQuietConsole } from './addons/quietConsole.ts'
import { addonClosedSelects, addonEffectsFirst, addonSteps } from '#course/demo/plays.ts'
import { addonRouter } from '#course/world/storyRouter.tsx'
import { addonTheme } from '#course/look/themeAddon.tsx'
import { mockApi } from '#mocks/answerInPage.ts'
import { keepFindKey } from '#course/links/keepFindKey.ts'
import { tellMissing } from '#course/page/tellMissing.ts'
import { surviveTranslation } from '#ui/surviveTranslation.ts'
import { tellUpdate } from '#ui/tellUpdate.ts'

// Testing Library's default of 1 s is too short for a slow machine. A learner waits for it where a check fails, a test only where one hangs.
configure({ asyncUtilTimeout: import.meta.env['STORYBOOK_QUIET'] === undefined ? 5000 : 20_000 })

keepFindKey()
// What draws the pages is no browser.
if (!import.meta.env.SSR) surviveTranslation()

// Development serves what is being written, and keeps nothing. What draws the pages is no browser.
if (import.meta.env.PROD && !import.meta.env.SSR) {
  keepForOffline('./offlineWorker.js')
  tellMissing()
  tellUpdate()
}

export default definePreview({
  addons: [
    addonDocs(),
    // Storybook runs `afterEach` hooks in reverse order, so axe checks the light theme first.
    addonAxeInDark(),
    addonA11y(),
    // In place of a worker, which would have to be started.
    addonMsw(() => ({ ...mockApi, start: () => Promise.resolve(undefined), stop: () => undefined })),
    addonOwnHandlers(),
    addonBackToLesson(),
    addonDevelopmentOnly(),
    addonTheme(),
    addonClock(),
    // Decorators of an addon are around those of the next ones.
    addonWorld(),
    addonRouter(),
    addonAnswers(),
    addonEffectsFirst(),
    addonClosedSelects(),
    addonSteps(),
    addonQuietConsole(),
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
          // The lessons between them: main.ts has their order.
          ['Welcome', '*', 'The lab', 'Skills', 'Glossary', 'Coming from v3 or v4', 'Not in this course'],
          'Components',
          ['Screens', 'Features', 'UI', 'Lab', 'Lessons', 'Exercises', 'For authors'],
        ],
      },
    },
  },
})
