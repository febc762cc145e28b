import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { font, space } from '#ui/tokens.ts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const none = notifications.length === 0
  const unread = unreadCount(notifications)

  // The clicked button is removed or disabled, and would lose the focus.
  function andStay(change: () => void): void {
    heading.current?.focus()
    change()
  }

  return (
    <Column>
      <Announcer notifications={notifications} />
      <Row>
        <Heading ref={heading} id={headingId} tabIndex={-1}>
          Notifications
        </Heading>
        <Badge>{unread} unread</Badge>
      </Row>
      {none && <EmptyState>No notifications</EmptyState>}
      {!none && (
        <List aria-labelledby={headingId}>
          {notifications.toReversed().map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onMarkRead={() => andStay(() => actions.markRead(notification.id))}
              onRemove={() => andStay(() => actions.remove(notification.id))}
            />
          ))}
        </List>
      )}
      <Row>
        <Button disabled={unread === 0} onClick={() => andStay(actions.markAllRead)}>
          Mark all read
        </Button>
        <Button disabled={none} onClick={() => andStay(actions.removeOld)}>
          Remove Old
        </Button>
        <Button variant="danger" disabled={none} onClick={() => andStay(actions.clear)}>
          Clear all
        </Button>
      </Row>
    </Column>
  )
}

const Column = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

const Heading = styled.h4`
  margin: 0;
  font-size: ${font.normal};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`
