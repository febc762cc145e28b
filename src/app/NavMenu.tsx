import { useId } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Lesson } from '#syllabus/lessons.ts'
import { color, move, radius, shadow, space, width } from '#ui/tokens.ts'
import { NavItem, navItemStyle } from './NavItem.tsx'
import { useDisclosure } from './useDisclosure.ts'

export interface NavMenuProps {
  label: string
  lessons: readonly Lesson[]
  /** Called when a link is chosen. */
  onChoose: () => void
}

/** A button of the nav bar that opens a list of links. */
export function NavMenu({ label, lessons, onChoose }: NavMenuProps) {
  const listId = useId()
  const { pathname } = useLocation()
  const { open, setOpen, close, rootProps } = useDisclosure<HTMLLIElement>()
  const holdsCurrent = lessons.some(({ path }) => matchPath({ path, end: false }, pathname) !== null)

  function choose(): void {
    close()
    onChoose()
  }

  return (
    <Root {...rootProps}>
      <Trigger
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-current={holdsCurrent ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Chevron aria-hidden viewBox="0 0 12 12" $open={open}>
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </Chevron>
      </Trigger>
      <List id={listId} hidden={!open}>
        {lessons.map((lesson) => (
          <li key={lesson.slug}>
            <NavItem to={lesson.path} onClick={choose}>
              {lesson.title}
            </NavItem>
          </li>
        ))}
      </List>
    </Root>
  )
}

const Root = styled.li`
  position: relative;
`

const Trigger = styled.button`
  ${navItemStyle}
  gap: ${space.xs};
  justify-content: space-between;
  width: 100%;
  border: 0;
  background: transparent;
  font-family: inherit;
  cursor: pointer;

  &[aria-current] {
    color: ${color.accentText};
  }

  /* While the link to the current page is hidden, its menu stands for it. */
  &[aria-current][aria-expanded='false'] {
    background: ${color.accentSoft};
  }
`

const Chevron = styled.svg<{ $open: boolean }>`
  width: 0.75rem;
  height: 0.75rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  transition: rotate ${move.change};
  rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};
`

const List = styled.ul`
  margin: 0;
  padding: ${space.xs} 0 0 ${space.m};
  list-style: none;

  &[hidden] {
    display: none;
  }

  @container bar (min-width: ${width.bar}) {
    position: absolute;
    z-index: 10;
    inset-block-start: calc(100% + ${space.s});
    inset-inline-start: 0;
    min-width: 13rem;
    padding: ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    box-shadow: ${shadow.raised};
  }
`
