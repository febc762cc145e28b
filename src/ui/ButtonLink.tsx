import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'
import { buttonStyle } from './Button.tsx'
import type { ButtonLook } from './Button.tsx'

export interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook
}

/** A link within the app that looks like a button. */
export function ButtonLink({ look = 'secondary', ...rest }: ButtonLinkProps) {
  return <StyledLink $look={look} {...rest} />
}

const StyledLink = styled(Link)<{ $look: ButtonLook }>`
  ${buttonStyle}
`
