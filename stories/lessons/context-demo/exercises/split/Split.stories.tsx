import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import { renderAgain, RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import * as aProviderForEach from './answers/AProviderForEach.tsx'
import * as aStoreInTheContext from './answers/AStoreInTheContext.tsx'
import * as stateAndActions from './answers/StateAndActions.tsx'
import { split } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Context Demo/Split',
  tags: ['!dev', 'autodocs', 'answer'],
  render: ({ answer: { Editor } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Editor />}</RendersAgain>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const renders = (of: string) =>
      Number(/: (\d+) render/.exec(canvas.getByText(new RegExp(`^${of}: \\d`)).textContent)?.[1])

    const comes = (text: RegExp) =>
      canvas.findByText(text, {}, { timeout: 500 }).then(
        () => true,
        () => false,
      )

    await because('The page should begin in English, and count the renders of both parts.', async () => {
      await canvas.findByText(/Language: English/, {}, { timeout: 1000 })
      for (const of of ['Text', 'Languages'])
        await waitFor(() => expect(renders(of)).toBeGreaterThan(0), { timeout: 1000 })
    })

    await step('three letters render no language', async () => {
      const before = renders('Languages')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Yes')
      await because(
        async () => {
          await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }))
          return (await comes(/[1-9]\d* of 140/))
            ? 'Three letters were typed, and the page shows a letter only with the next language: until then the context has the same value as before. What does `useMemo` depend on?'
            : 'Three letters were typed, and the page does not show them, whatever happens. The text is read from a context: has it a provider above?'
        },
        async () => {
          await canvas.findByText(/3 of 140/, {}, { timeout: 1000 })
          expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Yes')
        },
      )
      await because(
        () => {
          const times = renders('Languages') - before
          renderAgain(world)
          const stays = renders('Languages') === before + times
          return `Three letters, and the language has rendered ${times} times more. ${
            stays
              ? 'A changed prop would have to pass `memo`, but `memo` does not stop a context, and its value has changed with each letter.'
              : 'The value of a context that it reads has changed with each letter: because the text is in it, or because it is a new object in each render of the provider. `useMemo` keeps one only while nothing in it changes. Do all values stay the same already? Then a component that keeps the text also makes the element of the language, and renders it.'
          }`
        },
        () => expect(renders('Languages')).toBe(before),
      )
    })
    await step('another language renders no text', async () => {
      const before = renders('Text')
      await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }))
      await because(
        async () => {
          await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '!')
          return (await comes(/Language: Deutsch/))
            ? 'Deutsch was chosen, and the page shows it only with the next letter. The value of the language has to be another one when the language has changed.'
            : 'Deutsch was chosen, and the page does not show it, whatever happens. The language is read from a context: is there a provider of that context above it, and does its `useMemo` depend on the language?'
        },
        () => canvas.findByText(/Language: Deutsch/, {}, { timeout: 1000 }),
      )
      await because(
        'Another language was chosen, and the text has rendered, too. It goes both ways: every value that the text reads has to stay the same when only the language changes.',
        () => expect(renders('Text')).toBe(before),
      )
    })
    await step('after that, a letter renders no language', async () => {
      const before = renders('Languages')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '!')
      await because('A fourth letter was typed, and the page does not count it.', () =>
        canvas.findByText(/4 of 140/, {}, { timeout: 1000 }),
      )
      await because(
        'In English no letter rendered the language. In German a letter does: its value has to stay the same for every language.',
        () => expect(renders('Languages')).toBe(before),
      )
    })
  }),
})

const { start, solution } = answersTo(split, Solution)

export const StartingPoint = Solution.extend({
  ...start.wrong(/language has rendered 3 times more.*because the text is in it/),
  tags: ['!answer'],
})

export const AProviderForEach = Solution.extend({ args: { answer: aProviderForEach } })

export const AStoreInTheContext = Solution.extend({ args: { answer: aStoreInTheContext } })

export const StateAndActions = Solution.extend({ args: { answer: stateAndActions } })

export const AMissingDependency = Solution.extend(
  start.with(['text, language', 'language']).wrong(/only with the next language/),
)

export const NoProviderForTheText = Solution.extend(
  solution
    .with(
      [
        `  const [text, setText] = useState('')
`,
        '',
      ],
      [
        `  const textValue = useMemo(() => ({ text, setText }), [text])
`,
        '',
      ],
      [
        `TextContext value={textValue}>
        <Ground>{children}</Ground>
      </TextContext`,
        'Ground>{children}</Ground',
      ],
    )
    .wrong(/has it a provider above/),
)

export const MemoizedReaders = Solution.extend(
  start
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        `import {
  createContext,
  memo,
  useContext,
  useMemo,
  useState,
} from 'react'`,
      ],
      ['function Text', 'const Text = memo(function Text'],
      [
        `}

function Language`,
        `})

const Language = memo(function Language`,
      ],
      [
        `</Row>
  )
}
`,
        `</Row>
  )
})
`,
      ],
    )
    .wrong(/`memo` does not stop a context/),
)

export const OnlyOneIsMemoized = Solution.extend(
  solution
    .with(
      [
        `  const textValue = useMemo(() => ({ text, setText }), [text])
`,
        '',
      ],
      ['textValue', '{ text, setText }'],
    )
    .wrong(/the text has rendered, too\. It goes both ways/),
)

export const SplitWithNewObjects = Solution.extend(
  solution
    .with(
      [
        "import { createContext, useContext, useMemo, useState } from 'react'",
        "import { createContext, useContext, useState } from 'react'",
      ],
      [
        `  const textValue = useMemo(() => ({ text, setText }), [text])
  const languageValue = useMemo(
    () => ({ language, setLanguage }),
    [language],
  )
`,
        '',
      ],
      [
        `{languageValue}>
      <TextContext value={textValue}`,
        `{{ language, setLanguage }}>
      <TextContext value={{ text, setText }}`,
      ],
    )
    .wrong(/a new object in each render of the provider/, { actsLikeTheStart: true }),
)

export const StateWhereItIsShown = Solution.extend(
  solution
    .with(
      [
        `type Setter = (value: string) => void

const TextContext = createContext<{ text: string; setText: Setter }>({
  text: '',
  setText: () => {},
})
const LanguageContext = createContext<{
  language: string
  setLanguage: Setter
}>({
  language: 'English',
  setLanguage: () => {},
})

`,
        '',
      ],
      [
        `import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'`,
        "import { useState } from 'react'",
      ],
      [
        `    <CommentProvider>
      <Text />
      <Language />
    </CommentProvider>`,
        `    <Ground>
      <Text />
      <Language />
    </Ground>`,
      ],
      [
        `function CommentProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState('English')
  const textValue = useMemo(() => ({ text, setText }), [text])
  const languageValue = useMemo(
    () => ({ language, setLanguage }),
    [language],
  )
  return (
    <LanguageContext value={languageValue}>
      <TextContext value={textValue}>
        <Ground>{children}</Ground>
      </TextContext>
    </LanguageContext>
  )
}

`,
        '',
      ],
      ['const { text, setText } = useContext(TextContext)', "const [text, setText] = useState('')"],
      [
        'const { language, setLanguage } = useContext(LanguageContext)',
        "const [language, setLanguage] = useState('English')",
      ],
    )
    .right(),
)

export const NoProviderForTheLanguage = Solution.extend(
  solution
    .with(
      [
        `
    <LanguageContext value={languageValue}>`,
        '',
      ],
      [
        `</TextContext>
    </LanguageContext>`,
        '</TextContext>',
      ],
      [
        `  const [language, setLanguage] = useState('English')
`,
        '',
      ],
      [
        `  const languageValue = useMemo(
    () => ({ language, setLanguage }),
    [language],
  )
`,
        '',
      ],
    )
    .wrong(/is there a provider of that context above it/),
)

export const NoLanguageInTheDependencies = Solution.extend(
  solution
    .with([
      `    () => ({ language, setLanguage }),
    [language],`,
      `    () => ({ language, setLanguage }),
    [],`,
    ])
    .wrong(/does its `useMemo` depend on the language/, { actsLikeTheStart: true }),
)

export const TheProviderMakesTheReaders = Solution.extend(
  solution
    .with(
      [
        `<CommentProvider>
      <Text />
      <Language />
    </CommentProvider>`,
        '<CommentProvider />',
      ],
      ["import type { ReactNode } from 'react'\n", ''],
      ['{ children }: { children: ReactNode }', ''],
      ['{children}', '<Text /><Language />'],
    )
    .wrong(/also makes the element of the language/, { actsLikeTheStart: true }),
)

export const EachReadsBoth = Solution.extend(
  solution
    .with([
      '  const { text, setText } = useContext(TextContext)\n',
      `  const { text, setText } = useContext(TextContext)
  useContext(LanguageContext)
`,
    ])
    .wrong(/every value that the text reads/, { actsLikeTheStart: true }),
)
