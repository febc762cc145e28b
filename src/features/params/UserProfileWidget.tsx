import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import { color, radius, space } from '#ui/tokens.ts'
import { tabFrom, tabs, withParam } from './tab.ts'
import type { Tab } from './tab.ts'

const contents: Record<Tab, string> = {
  profile: 'Picture, email and role: what everybody may see.',
  settings: 'Language, theme and notifications: what only this user sees.',
  posts: 'What this user has written, newest first.',
}

/** Whose profile it is where the address names nobody, as on a page about addresses. */
const SAMPLE_USER = '123'

export interface UserProfileWidgetProps {
  /** The level of its heading; 2 unless set. */
  level?: 2 | 3
  /** Shows what a tab knows of the user whom the address names. */
  renderUser: (userId: string, tab: Tab) => ReactNode
}

/** A profile read from the address: the user from a route parameter, the tab from a query parameter (behaviour §2.14). */
export function UserProfileWidget({ level = 2, renderUser }: UserProfileWidgetProps) {
  const { userId } = useParams()
  const shown = userId ?? SAMPLE_USER
  const [params] = useSearchParams()
  const tab = tabFrom(params.get('tab'))

  return (
    <TitledCard title={`User ${shown}`} level={level}>
      <nav aria-label="Tabs of the profile">
        <Row as="ul" $gap="xs">
          {tabs.map((name) => (
            <li key={name}>
              <TabLink
                preventScrollReset
                to={withParam(params, 'tab', name)}
                aria-current={name === tab ? 'page' : undefined}
              >
                {name}
              </TabLink>
            </li>
          ))}
        </Row>
      </nav>
      <p>{contents[tab]}</p>
      {renderUser(shown, tab)}
      <dl>
        <Fact name="userId" from="route parameter" value={userId ?? `missing, so ${shown}`} />
        <Fact name="tab" from="query parameter" value={params.get('tab') ?? 'missing, so profile'} />
      </dl>
    </TitledCard>
  )
}

function Fact({ name, from, value }: { name: string; from: string; value: string }) {
  return (
    <div>
      <Name>
        {from} <code translate="no">{name}</code>
      </Name>
      <Value>{value}</Value>
    </div>
  )
}

const TabLink = styled(Link)`
  display: block;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

const Name = styled.dt`
  color: ${color.textMuted};
`

const Value = styled.dd`
  margin: 0 0 ${space.s};
  font-weight: 600;
`
