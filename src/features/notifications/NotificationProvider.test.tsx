import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContextNotifications } from './ContextNotifications.tsx'
import { NotificationProvider, useNotificationActions, useNotifications } from './NotificationProvider.tsx'
import { StoreNotifications } from './StoreNotifications.tsx'

it('useNotifications names the provider that is missing', () => {
  expect(() => renderToString(<Reader />)).toThrow(
    new Error('useNotifications must be used within a NotificationProvider'),
  )
})

it('useNotificationActions names the provider that is missing', () => {
  expect(() => renderToString(<Adder />)).toThrow(
    new Error('useNotificationActions must be used within a NotificationProvider'),
  )
})

it('both cards render on a server', () => {
  const html = renderToString(
    <NotificationProvider>
      <ContextNotifications />
      <StoreNotifications />
    </NotificationProvider>,
  )
  expect(html.match(/No notifications/g)).toHaveLength(2)
})

function Reader() {
  return <>{useNotifications().length}</>
}

function Adder() {
  return <>{typeof useNotificationActions().add}</>
}
