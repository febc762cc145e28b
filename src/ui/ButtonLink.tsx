import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'
import { buttonStyle } from './Button.tsx'
import type { ButtonVariant } from './Button.tsx'

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
}

/** A router link that looks like a button. */
export function ButtonLink({ variant = 'secondary', ...rest }: ButtonLinkProps) {
  return <StyledLink $variant={variant} {...rest} />
}

const StyledLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`
