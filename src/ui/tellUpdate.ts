import { lateFile } from './lateFile.ts'
import { color, font, radius, shadow, space } from './tokens.ts'

/**
 * Says once that the site has been published anew, where a page of the edition before asks for code that has gone with it. Without a line
 * nothing is known of that, and the part that misses its code speaks for itself.
 */
export function tellUpdate(): void {
  // Vite's build tells of each import that fails, whoever made it.
  addEventListener('vite:preloadError', ({ payload }) => void sayIfGone(payload))
}

async function sayIfGone(error: unknown): Promise<void> {
  if ((await lateFile(error)) !== 'gone' || document.querySelector('[data-updated]') !== null) return
  document.body.append(notice())
}

/** With the frame around it, which is of the same edition. */
export function reloadAll(): void {
  try {
    parent.location.reload()
  } catch {
    location.reload()
  }
}

/** Outside of React, because a page that misses its code may not be there. */
function notice(): HTMLElement {
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.dataset['updated'] = ''
  box.setAttribute('role', 'alert')
  box.style.cssText = LOOK
  button.style.cssText = BUTTON_LOOK
  button.type = 'button'
  button.textContent = 'Reload'
  button.addEventListener('click', reloadAll)
  box.append('The course has been updated.', button)
  return box
}

const LOOK = `position: fixed; z-index: 100; inset-block-end: ${space.l}; inset-inline: 0; display: flex; gap: ${space.m}; align-items: center; width: fit-content; margin-inline: auto; padding: ${space.s} ${space.m}; border: 1px solid ${color.outline}; border-radius: ${radius.m}; background: ${color.surface}; box-shadow: ${shadow.card}; color: ${color.text}; font: 600 ${font.normal}/1.5 ${font.body}`
const BUTTON_LOOK = `min-height: 2.75rem; padding-inline: ${space.m}; border: 0; border-radius: ${radius.s}; background: ${color.accentGround}; color: ${color.onAccent}; font: inherit; cursor: pointer`
