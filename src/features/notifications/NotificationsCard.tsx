import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import type { NotificationDraft } from './notification.ts'
import { NotificationList } from './NotificationList.tsx'
import type { NotificationListProps } from './NotificationList.tsx'
import { samples as everySample } from './samples.ts'

export interface NotificationsCardProps extends NotificationListProps {
  title: string
  /** The drafts that the buttons add; empty for a card without buttons. */
  samples?: typeof everySample | undefined
  add: (draft: NotificationDraft) => void
}

/** Notifications on a card, with buttons that add samples. */
export function NotificationsCard({ title, samples = everySample, add, ...list }: NotificationsCardProps) {
  return (
    <TitledCard title={title}>
      {samples.length > 0 && (
        <Row>
          {samples.map(({ label, draft }) => (
            <Button key={label} onClick={() => add(draft)}>
              {label}
            </Button>
          ))}
        </Row>
      )}
      <NotificationList {...list} />
    </TitledCard>
  )
}
