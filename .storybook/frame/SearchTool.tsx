/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { Button, Modal } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { passageAddress, SHOW_PASSAGE } from '#course/links/passages.ts'
import type { Passage, PassageToShow } from '#course/links/passages.ts'
import { SEARCH_NAME, SearchDialog } from './SearchDialog.tsx'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The toolbar's search through the prose of all lessons: Storybook's own knows only the names of pages and stories. */
export function SearchTool() {
  const api = useStorybookApi()
  const [isOpen, setIsOpen] = React.useState(false)

  React.useEffect(() => {
    // No key is Storybook's own: Alt and an arrow are the browser's Back, a letter may be meant for a demo, and hidden tools have no way back.
    void api.setShortcuts((shortcuts) => withoutKeys(shortcuts))
    void api.setAddonShortcut('course', {
      label: SEARCH_NAME,
      defaultShortcut: [isMac ? 'meta' : 'control', 'K'],
      actionName: 'open-search',
      showInMenu: true,
      action: () => setIsOpen(true),
    })
  }, [api])

  function show(passage: Passage): void {
    setIsOpen(false)
    api.navigateUrl(passageAddress(passage), {})
    // The others are at the beginning of their place.
    if (passage.kind === 'lesson')
      api.emit(SHOW_PASSAGE, { page: passage.page, text: passage.text } satisfies PassageToShow)
  }

  return (
    <>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={SEARCH_NAME}
        tooltip={`${SEARCH_NAME} [${isMac ? '⌘' : 'Ctrl'} K]`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Search
      </Button>
      <Modal ariaLabel={SEARCH_NAME} width={640} open={isOpen} onOpenChange={setIsOpen}>
        <SearchDialog onChoose={show} />
      </Modal>
    </>
  )
}

/** Shortcuts of which none has a key any more. */
function withoutKeys<S extends object>(shortcuts: S): S {
  return Object.fromEntries(Object.keys(shortcuts).map((name) => [name, []])) as S
}
