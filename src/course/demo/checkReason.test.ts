import { expect, it } from 'vitest'
import { checkReason } from './checkReason.ts'

it.each([
  ['expected 3 to be 4 // Object.is equality', 'expected 3 to be 4 // Object.is equality'],
  [
    'Unable to find an element with the text: 99 posts. This could be because it is broken up.\n\nIgnored nodes: comments\n<body>\n  <p />\n</body>',
    'Unable to find an element with the text: 99 posts. This could be because it is broken up.',
  ],
  [
    '\u001B[2mexpect(\u001B[22m\u001B[31melement\u001B[39m\u001B[2m).toHaveTextContent()\u001B[22m\n\nExpected element to have text content:\n  99 posts\nReceived:\n  100 posts',
    'Expected element to have text content: 99 posts Received: 100 posts',
  ],
  [
    'expect(element).toBeVisible()\n\nReceived element is not visible:\n  <p hidden="" />',
    'Received element is not visible:',
  ],
])('makes one line of an assertion (%#)', (message, reason) => {
  expect(checkReason(new Error(message))).toBe(reason)
})

it('cuts a line that is too long for a demo', () => {
  expect(checkReason(new Error('x'.repeat(500)))).toHaveLength(202)
})
