import { NavLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, radius, size, space } from '#ui/tokens.ts'

/** The common style of the nav bar's links and buttons. */
export const navItemStyle = css`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.sunken};
  }
`

/** A link of the nav bar. The link to the current page is marked, also for screen readers. */
export const NavItem = styled(NavLink)`
  ${navItemStyle}

  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
