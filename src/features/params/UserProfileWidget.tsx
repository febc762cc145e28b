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

export interface UserProfileWidgetProps {
  /** Shows what a tab knows of the user whom the address names. */
  renderUser: (userId: string, tab: Tab) => ReactNode
}

/** A profile read from the address: the user from a route parameter, the tab from a query parameter (behaviour §2.14). */
export function UserProfileWidget({ renderUser }: UserProfileWidgetProps) {
  const { userId } = useParams()
  const [params] = useSearchParams()
  const tab = tabFrom(params.get('tab'))

  return (
    <TitledCard title={`User ${userId ?? ''}`} level={2}>
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
      {renderUser(userId ?? '', tab)}
      <dl>
        <Fact name="userId" from="route parameter" value={userId ?? 'missing'} />
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
