import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'state where it is shown': solution(
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
    ),
  },
  when: {
    'state where it is shown':
      'Choose it as long as nobody else reads the value. State in the component that shows it needs no context at all.',
  },
  wrong: {
    'a missing dependency': [start(['text, language', 'language']), /only with the next language/],
    'the text in a variable': [
      solution(
        ['export function Editor', "let typed = ''\n\nexport function Editor"],
        [
          'const { text, setText } = useContext(TextContext)',
          `const [, render] = useState(0)
  const text = typed
  const setText = (next: string) => {
    typed = next
    render((count) => count + 1)
  }`,
        ],
        [
          `const TextContext = createContext<{ text: string; setText: Setter }>({
  text: '',
  setText: () => {},
})
`,
          '',
        ],
        ["  const [text, setText] = useState('')\n", ''],
        ['  const textValue = useMemo(() => ({ text, setText }), [text])\n', ''],
        ['      <TextContext value={textValue}>\n', ''],
        ['      </TextContext>\n', ''],
      ),
      /a variable of the module is the same for both/,
    ],
    'no language in the dependencies': [
      solution([
        `    () => ({ language, setLanguage }),
    [language],`,
        `    () => ({ language, setLanguage }),
    [],`,
      ]),
      /does its `useMemo` depend on the language/,
    ],
  },
}
