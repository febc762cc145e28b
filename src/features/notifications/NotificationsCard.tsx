import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { font, space } from '#ui/tokens.ts'
import type { NotificationDraft } from './notification.ts'
import { NotificationList } from './NotificationList.tsx'
import type { NotificationListProps } from './NotificationList.tsx'
import { samples } from './samples.ts'

export interface NotificationsCardProps extends NotificationListProps {
  title: string
  add: (draft: NotificationDraft) => void
}

/** Notifications on a card, with buttons that add samples. */
export function NotificationsCard({ title, add, ...list }: NotificationsCardProps) {
  const titleId = useId()
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Row>
        {samples.map(({ label, draft }) => (
          <Button key={label} onClick={() => add(draft)}>
            {label}
          </Button>
        ))}
      </Row>
      <NotificationList {...list} />
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
`

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`
