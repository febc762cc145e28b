import { css } from 'styled-components'
import { color, font, radius, size, space } from './tokens.ts'

/** The common style of text inputs and selects. */
export const controlStyle = css`
  width: 100%;
  min-height: ${size.touch};
  padding: ${space.s} 0.75rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.background};
  color: ${color.text};
  font: inherit;
  font-size: ${font.normal};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.text};
  }

  &:disabled {
    background: ${color.sunken};
    color: ${color.textMuted};
    cursor: not-allowed;
    /* Browsers fade disabled controls, and with them the contrast. */
    opacity: 1;
  }
`

export const labelStyle = css`
  display: block;
  margin-block-end: ${space.xs};
  font-size: ${font.small};
  font-weight: 600;
`
