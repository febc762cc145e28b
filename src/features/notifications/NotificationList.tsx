import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Column, Row } from '#ui/layout.ts'
import { font } from '#ui/tokens.ts'
import { useFocusFallback } from '#ui/useFocusFallback.ts'
import { Announcer } from './Announcer.tsx'
import { unreadCount } from './notification.ts'
import type { Notification } from './notification.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { NotificationActions } from './notificationReducer.ts'

export interface NotificationListProps extends Omit<NotificationActions, 'add'> {
  /** Oldest first. */
  notifications: readonly Notification[]
}

/** Notifications, newest first, with their actions (behaviour §4.7), whichever container holds them. */
export function NotificationList({ notifications, ...actions }: NotificationListProps) {
  const headingId = useId()
  // A message that expires or is removed takes its focused button with it.
  const { boxProps, target: heading } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>()
  const none = notifications.length === 0
  const unread = unreadCount(notifications)

  return (
    <Frame {...boxProps}>
      <Announcer notifications={notifications} />
      <Row $align="center">
        <Heading ref={heading} id={headingId} tabIndex={-1}>
          Notifications
        </Heading>
        <Badge>{unread} unread</Badge>
      </Row>
      {none && <EmptyState>No notifications</EmptyState>}
      {!none && (
        <Column as="ul" $gap="s" aria-labelledby={headingId}>
          {notifications.toReversed().map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onMarkRead={() => actions.markRead(notification.id)}
              onRemove={() => actions.remove(notification.id)}
            />
          ))}
        </Column>
      )}
      <Row $align="center">
        <Button disabled={unread === 0} onClick={() => actions.markAllRead()}>
          Mark all read
        </Button>
        <Button disabled={none} onClick={() => actions.removeOld()}>
          Remove Old
        </Button>
        <Button variant="danger" disabled={none} onClick={() => actions.clear()}>
          Clear all
        </Button>
      </Row>
    </Frame>
  )
}

/** Keeps the announcer, which is out of the flow, from making the page longer. */
const Frame = styled(Column)`
  position: relative;
`

const Heading = styled.h4`
  margin: 0;
  font-size: ${font.normal};
`
