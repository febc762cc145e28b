import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { color, size, space } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'
// A file of its own, which the tab's icon fetches anyway: the script stays small.
import icon from './icon.svg?no-inline'

interface BrandProps {
  className?: string
  onClick?: () => void
}

/** The course's mark and name, which lead to Home. */
export function Brand({ className, onClick }: BrandProps) {
  return (
    <Home className={className} to={paths.home} onClick={onClick}>
      <img src={icon} alt="" width="28" height="28" />
      <span>React Query Course</span>
    </Home>
  )
}

/** In a narrow header the words give way to the buttons. */
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  color: ${color.text};
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;

  @container bar (max-width: 27rem) {
    span {
      ${unseen}
    }
  }
`
