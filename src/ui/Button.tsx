import type { ComponentProps, MouseEvent } from 'react'
import { css, styled } from 'styled-components'
import { color, font, move, radius, size, space } from './tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

/**
 * A button; of type `button` unless set. A disabled one does nothing, but keeps the focus: browsers remove the focus
 * from a control that gets the `disabled` attribute, and keyboard users would restart at the top of the page
 * (decision 15).
 */
export function Button({
  variant = 'secondary',
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  // Enter in a field submits its form by a click on the submit button, so this also blocks the submit.
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <StyledButton
      $variant={variant}
      type={type}
      aria-disabled={disabled || undefined}
      onClick={click}
      {...rest}
    />
  )
}

const variants = {
  primary: css`
    background: ${color.accentGround};
    border-color: transparent;
    color: ${color.onAccent};
    /* Its text is white at once when it becomes usable, and so must its ground be dark. */
    transition: none;

    &:hover:not([aria-disabled='true']) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.outline};
    color: ${color.text};

    &:hover:not([aria-disabled='true']) {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.accentText};

    @media (forced-colors: active) {
      border-color: Canvas;
    }

    &:hover:not([aria-disabled='true']) {
      background: ${color.accentSoft};
    }
  `,
  /** It takes something away: red would say that something has failed. */
  danger: css`
    background: ${color.surface};
    border-color: ${color.text};
    color: ${color.text};

    &:hover:not([aria-disabled='true']) {
      background: ${color.sunken};
    }
  `,
}

/** The look of a button, for other elements such as links. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${size.touch};
  padding: ${space.xs} ${space.m};
  border: 1px solid;
  border-radius: ${radius.m};
  font: inherit;
  font-size: ${font.normal};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: background ${move.press};
  ${({ $variant }) => variants[$variant]}

  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

const StyledButton = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`
