import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#config/paths.ts'
import { groups, menuOf, navLessonsOf } from '#syllabus/lessons.ts'
import { color, size, space, width } from '#ui/tokens.ts'
import { Brand } from './Brand.tsx'
import { NavItem } from './NavItem.tsx'
import { NavMenu } from './NavMenu.tsx'
import { NavSession } from './NavSession.tsx'
import { useDisclosure } from './useDisclosure.ts'

interface NavBarProps {
  /** What ends the row. */
  children?: ReactNode
}

/** Lessons that are alone in their group are links, and stand before the menus. */
const menus = groups.filter(({ slug }) => menuOf({ group: slug }) !== undefined)
const single = groups.filter((group) => !menus.includes(group)).flatMap(({ slug }) => navLessonsOf(slug))

/** The navigation bar, in one row with the page's tools (behaviour §2). On a phone its links are behind one button. */
export function NavBar({ children }: NavBarProps) {
  const linksId = useId()
  const { open, setOpen, close, rootProps } = useDisclosure<HTMLElement>()
  const login = useRef<HTMLAnchorElement>(null)
  const { pathname, search } = useLocation()

  return (
    <Room>
      <Bar {...rootProps} aria-label="Main">
        <Name onClick={close} />
        <Fold type="button" aria-expanded={open} aria-controls={linksId} onClick={() => setOpen(!open)}>
          Menu
        </Fold>
        {/* Where the bar gets narrow while a link has the focus, its menu is an open one. */}
        <Links id={linksId} $open={open} onFocus={() => setOpen(true)}>
          <li>
            <NavItem to={paths.home} end onClick={close}>
              Home
            </NavItem>
          </li>
          {single.map(({ path, title }) => (
            <li key={path}>
              <NavItem to={path} onClick={close}>
                {title}
              </NavItem>
            </li>
          ))}
          {menus.map(({ slug, menu }) => (
            <NavMenu key={slug} label={menu} lessons={navLessonsOf(slug)} onChoose={close} />
          ))}
          <NavSession onLogOut={() => login.current?.focus()} />
          <Apart>
            <NavItem ref={login} to={paths.login} state={pathname + search} onClick={close}>
              Login
            </NavItem>
          </Apart>
          <li>
            <NavItem to={paths.register} onClick={close}>
              Register
            </NavItem>
          </li>
        </Links>
        <Tools>{children}</Tools>
      </Bar>
    </Room>
  )
}

/** Menus hang over the page. */
const Room = styled.div`
  position: relative;
  z-index: 10;
  container: bar / inline-size;
`

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  max-width: ${width.header};
  margin-inline: auto;
  padding: ${space.xs} ${space.m};

  @container bar (min-width: ${width.bar}) {
    flex-wrap: nowrap;
  }
`

const Name = styled(Brand)`
  margin-inline-end: auto;

  @container bar (min-width: ${width.bar}) {
    margin-inline-end: ${space.xs};
  }
`

const Fold = styled.button`
  min-height: ${size.touch};
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.outline};
  border-radius: 0.625rem;
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  @container bar (min-width: ${width.bar}) {
    display: none;

    /* Where the bar got wide around it: beside the others it would move them twice. */
    &:focus {
      position: absolute;
      inset: 100% auto auto 50%;
      display: block;
    }
  }
`

const Links = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex: 1 1 100%;
  order: 1;
  flex-direction: column;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  @container bar (min-width: ${width.bar}) {
    display: flex;
    flex: 1 1 0;
    flex-direction: row;
    order: 0;
    align-items: center;
  }
`

const Apart = styled.li`
  @container bar (min-width: ${width.bar}) {
    margin-inline-start: auto;
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`
