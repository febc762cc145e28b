import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useNotificationActions, useNotifications } from './NotificationProvider.tsx'

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

function Reader() {
  return <>{useNotifications().length}</>
}

function Adder() {
  return <>{typeof useNotificationActions().add}</>
}
