import { expect, it } from 'vitest'
import { questionText } from './questionText.ts'

const question = {
  title: 'The race',
  address: 'https://example.org/?path=/docs/the-race',
  task: 'Keep the effect.',
  code: 'const a = 1\n',
  verdict: 'Not yet. It shows User 1.',
  failing: ['Tried: pressed User 1', 'Showed: Posts of User 1'],
  logged: ['here'],
  versions: ['react 19.2'],
}

it('holds code, verdict, failing test, log and versions, as Markdown', () => {
  expect(questionText(question)).toBe(`**The race** (https://example.org/?path=/docs/the-race)

Task: Keep the effect.

\`\`\`tsx
const a = 1
\`\`\`

> Not yet. It shows User 1.

- Tried: pressed User 1
- Showed: Posts of User 1

Console:

\`\`\`text
here
\`\`\`

Versions: react 19.2`)
})

it('says that nothing was checked, and fences code that has fences', () => {
  const text = questionText({ ...question, verdict: '', failing: [], logged: [], code: '```' })
  expect(text).toContain('Not checked yet.')
  expect(text).toContain('````tsx\n```\n````')
})
