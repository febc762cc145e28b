import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { color, font, radius, space } from './tokens.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
}

/** A button; of type `button` unless told otherwise. */
export function Button({ look = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <StyledButton $look={look} type={type} {...rest} />
}

const looks = {
  primary: css`
    background: ${color.accent};
    border-color: transparent;
    color: ${color.onAccent};

    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.outline};
    color: ${color.text};

    &:hover:not(:disabled) {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.accentText};

    &:hover:not(:disabled) {
      background: ${color.accentSoft};
    }
  `,
  danger: css`
    background: ${color.surface};
    border-color: ${color.danger};
    color: ${color.danger};

    &:hover:not(:disabled) {
      background: ${color.dangerSoft};
    }
  `,
}

/** How a button looks, for elements that act like one, such as a link. */
export const buttonStyle = css<{ $look: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xs} ${space.m};
  border: 1px solid;
  border-radius: ${radius.m};
  font: inherit;
  font-size: ${font.normal};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: background 120ms;
  ${({ $look }) => looks[$look]}

  &:disabled {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

const StyledButton = styled.button<{ $look: ButtonLook }>`
  ${buttonStyle}
`
