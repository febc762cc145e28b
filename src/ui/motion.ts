import { css, keyframes } from 'styled-components'
import { move } from './tokens.ts'

const arrive = keyframes`
  from {
    translate: var(--from, 0 0.5rem);
  }
`

/** Comes from where it belongs: from below, or from the offset `--from`. It can be read on its way, and is still where motion is unwanted. */
export function arrives(duration: keyof typeof move) {
  return css`
    animation: ${arrive} ${move[duration]} cubic-bezier(0.2, 0.8, 0.2, 1);
  `
}
