import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Notification } from './notification.ts'
import { typeNames } from './typeNames.ts'

/**
 * Announces each new message once to screen readers: errors at once, others in the next pause. Only additions are
 * announced, so marking a message read or removing it says nothing.
 */
export function Announcer({ notifications }: { notifications: readonly Notification[] }) {
  const errors = notifications.filter(({ type }) => type === 'error')
  const others = notifications.filter(({ type }) => type !== 'error')
  return (
    <VisuallyHidden as="div">
      <Messages of={others} live="polite" />
      <Messages of={errors} live="assertive" />
    </VisuallyHidden>
  )
}

function Messages({ of: list, live }: { of: readonly Notification[]; live: 'polite' | 'assertive' }) {
  return (
    <div aria-live={live} aria-atomic="false" aria-relevant="additions">
      {list.map(({ id, type, message }) => (
        <p key={id}>
          {typeNames[type]}: {message}
        </p>
      ))}
    </div>
  )
}
