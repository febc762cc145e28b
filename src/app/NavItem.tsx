import { NavLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, radius, size, space } from '#ui/tokens.ts'

/** What links and buttons of the nav bar have in common. */
export const navItemStyle = css`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding: ${space.xs} 0.625rem;
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

/** A link of the nav bar; the one to the current page is marked for eyes and for screen readers. */
export const NavItem = styled(NavLink)`
  ${navItemStyle}

  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
