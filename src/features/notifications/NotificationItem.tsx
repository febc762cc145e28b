import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import type { Notification } from './notification.ts'
import { typeNames } from './typeNames.ts'

export interface NotificationItemProps {
  notification: Notification
  onMarkRead: () => void
  onRemove: () => void
}

/** One notification with its type, message, time and read state. */
export function NotificationItem({ notification, onMarkRead, onRemove }: NotificationItemProps) {
  const { type, message, timestamp, read } = notification
  const time = new Date(timestamp)
  return (
    <Frame>
      <Head $gap="xs s" $align="center">
        <strong>{typeNames[type]}</strong>
        <Badge>{read ? 'Read' : 'Unread'}</Badge>
        <Time dateTime={time.toISOString()}>{time.toLocaleTimeString()}</Time>
      </Head>
      <Row $gap="xs s" $align="center">
        <Message $read={read}>{message}</Message>
        <Actions $gap="xs">
          {!read && (
            <Button variant="quiet" aria-label={`Mark read: ${message}`} onClick={() => onMarkRead()}>
              Mark read
            </Button>
          )}
          <Button variant="quiet" aria-label={`Remove: ${message}`} onClick={() => onRemove()}>
            Remove
          </Button>
        </Actions>
      </Row>
    </Frame>
  )
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.s} ${space.s} ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${color.outline};
  border-radius: ${radius.s};
`

const Head = styled(Row)`
  font-size: ${font.small};
`

const Time = styled.time`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Message = styled.p<{ $read: boolean }>`
  flex: 1 1 14rem;
  min-width: 0;
  margin: 0;
  font-weight: ${({ $read }) => ($read ? 400 : 600)};
  overflow-wrap: anywhere;
`

const Actions = styled(Row)`
  margin-inline-start: auto;
`
