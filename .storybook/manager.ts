import { createElement } from 'react'
import { GLOBALS_UPDATED, PRELOAD_ENTRIES } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { onSystemTheme } from '#features/theme/systemTheme.ts'
import { brand } from '#course/look/brand.ts'
import { SIDEBAR_LIST, SIDEBAR_WIDTH } from '#course/firstPaint/keptSidebar.ts'
import { isExercisePage, pageOfLink, partNamed, withoutUnknownPath } from '#course/links/pageIds.ts'
import { keptLook, keysInFrame } from '#course/look/lookChoice.ts'
import { surviveTranslation } from '#ui/surviveTranslation.ts'
import { globalsInAddress, themeOf } from '#course/look/globals.ts'
import { FootTool } from './frame/FootTool.tsx'
import { LookMenus } from './frame/LookMenus.tsx'
import { NetworkMenu } from './frame/NetworkMenu.tsx'
import { PlaceOfPreview } from './frame/PlaceOfPreview.tsx'
import { printReadingEdition } from './frame/printReadingEdition.ts'
import { SearchTool } from './frame/SearchTool.tsx'
import { showSelected } from './frame/showSelected.ts'
import { sidebarLabel } from './frame/sidebarLabel.tsx'
import { nameTab } from './frame/tabTitle.ts'

surviveTranslation()
printReadingEdition()

// Before the frame reads its address. It breaks by an end that cannot be decoded.
const address = withoutUnknownPath(location.search)
const hash = partNamed(location.hash) === '' ? '' : location.hash
if (address !== undefined || hash !== location.hash)
  history.replaceState(history.state, '', (address ?? location.pathname + location.search) + hash)

const navSize = SIDEBAR_WIDTH

/** What the preview shows, as far as it has told. */
let globals: Record<string, unknown> = { ...keptLook(keysInFrame), ...globalsInAddress(location.search) }

addons.setConfig({
  theme: brand(themeOf(globals)),
  layout: {
    navSize,
    // A story opens on itself. The button at the toolbar's end shows its controls, steps and tests.
    showPanel: false,
    recentVisibleSizes: { navSize, bottomPanelHeight: 300, rightPanelWidth: 400 },
  },
  // The page of an exercise has the whole window.
  layoutCustomisations: {
    showSidebar: ({ storyId }: { storyId?: string }, usually: boolean) =>
      isExercisePage(storyId) ? false : usually,
  },
  selectedPanel: 'storybook/interactions/panel',
  sidebar: {
    collapsedRoots: ['components'],
    renderLabel: sidebarLabel,
    // Lessons lead to them. For one that it holds, the sidebar would unfold Components, which only developers ask for.
    filters: { withoutExercisePages: ({ id, type }) => type !== 'docs' || !isExercisePage(id) },
  },
  // What a learner has no use for.
  toolbar: Object.fromEntries(
    ['zoom', 'storybook/viewport/tool', 'storybook/a11y/panel', 'share', 'open-in-editor', 'fullscreen'].map(
      (tool) => [tool, { hidden: true }],
    ),
  ),
})

// The frame around the stories follows the theme that is chosen for them, and the system until somebody chooses.
addons.register('course/brand', (api) => {
  const paint = () => api.setOptions({ theme: brand(themeOf(globals)) })
  api.on(GLOBALS_UPDATED, (event: { globals: Record<string, unknown> }) => {
    globals = event.globals
    paint()
  })
  onSystemTheme(paint)
})

addons.register('course/selected', showSelected)

addons.register('course/title', nameTab)

const { earlyFrame } = window
if (earlyFrame)
  addons.register('course/firstPaint', () =>
    addons.add('course/firstPaint', {
      type: types.PREVIEW,
      render: () => createElement(PlaceOfPreview, earlyFrame),
    }),
  )

addons.register('course/preload', (api) => {
  const preload = ({ target }: Event) => {
    const page = target instanceof Element ? pageOfLink(target.closest(`#${SIDEBAR_LIST} a`)) : undefined
    if (page !== undefined) api.emit(PRELOAD_ENTRIES, { ids: [page] })
  }
  for (const deed of ['pointerover', 'focusin']) document.addEventListener(deed, preload)
})

addons.register('course/toolbar', () => {
  addons.add('course/search', { title: 'Search the lessons', type: types.TOOL, render: SearchTool })
  addons.add('course/network', { title: 'Network', type: types.TOOL, render: NetworkMenu })
  addons.add('course/foot', { title: 'Lessons beside this one', type: types.TOOL, render: FootTool })
  addons.add('course/look', { title: 'Look', type: types.TOOL, render: LookMenus })
})
