import { devices, expect } from '@playwright/test'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { openDocsPage } from '../docsPages.ts'
import { test as base } from '../site.ts'

/** A phone's keyboard that composes words, as Gboard does: it says what it does to a word, and names no key. */
interface Keyboard {
  /** Shows a word while it is being typed, corrected or deleted. */
  compose: (word: string) => Promise<void>
  /** Composes each beginning of a word. */
  spell: (word: string) => Promise<void>
  /** Takes a word up again that stands between two places of the code, and makes it another one. */
  takeUp: (word: string, from: number, to: number) => Promise<void>
  /** Ends a word, or types what is no word. */
  commit: (text: string) => Promise<void>
  /** Deletes the letter before the cursor: `deleteContentBackward`. */
  deleteBackward: () => Promise<void>
}

const test = base.extend<{ keyboard: Keyboard; devtools: CDPSession }>({
  devtools: async ({ page }, provide) => provide(await page.context().newCDPSession(page)),
  keyboard: async ({ devtools }, provide) => {
    const press = async (act: () => Promise<unknown>, commands: string[] = []) => {
      const key = { key: 'Unidentified', windowsVirtualKeyCode: 229 }
      await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands })
      await act()
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    }
    const compose = (text: string, replaced = {}) => {
      const word = { text, selectionStart: text.length, selectionEnd: text.length, ...replaced }
      return press(() => devtools.send('Input.imeSetComposition', word))
    }
    await provide({
      compose: (word) => compose(word),
      spell: async (word) => {
        for (const end of word.split('').keys()) await compose(word.slice(0, end + 1))
      },
      takeUp: (word, replacementStart, replacementEnd) => compose(word, { replacementStart, replacementEnd }),
      commit: (text) => press(() => devtools.send('Input.insertText', { text })),
      deleteBackward: () => press(() => Promise.resolve(), ['deleteBackward']),
    })
  },
})

// CodeMirror composes in another way on Android, which it knows by the browser's name.
test.use({ ...devices['Pixel 7'], viewport: { width: 375, height: 740 }, hasTouch: true })

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' })

/** Opens an exercise with such a code, and puts the cursor at its end. */
async function openWith(page: Page, code: string): Promise<void> {
  await openDocsPage(page, 'components-exercises-basic-query-the-missing-key--docs')
  await page.getByRole('button', { name: 'Code', exact: true }).tap()
  await editorIn(page).press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
  await expectCode(page, code)
}

/** Expects a code both as it is kept and in the editor. */
async function expectCode(page: Page, code: string): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('exercise:basic-query/the-missing-key') ?? '{}')
  await expect.poll(async () => JSON.parse(await kept())).toMatchObject({ code })
  const lines = editorIn(page).locator('.cm-line')
  await expect.poll(async () => (await lines.allInnerTexts()).map(textOfLine).join('\n')).toBe(code)
}

/** An empty line has a break of its own. */
const textOfLine = (text: string): string => text.replace('\n', '')

test('a word that is composed, corrected and committed is in the code as it was typed', async ({
  page,
  keyboard,
}) => {
  await openWith(page, 'const ')
  await keyboard.spell('postd')
  await expectCode(page, 'const postd')
  await keyboard.compose('post')
  await keyboard.compose('posts')
  await expectCode(page, 'const posts')
  await keyboard.commit('posts')
  await keyboard.commit(' ')
  await keyboard.commit('=')
  await expectCode(page, 'const posts =')
})

test('a word that is taken up again becomes another one where it stands', async ({ page, keyboard }) => {
  await openWith(page, 'use(word, two)')
  await keyboard.takeUp('wor', 4, 8)
  await expectCode(page, 'use(wor, two)')
  await keyboard.compose('work')
  await keyboard.commit('work')
  await expectCode(page, 'use(work, two)')
})

test('brackets that close themselves are typed over after a composed word', async ({ page, keyboard }) => {
  await openWith(page, 'const a = ')
  for (const opening of ['use', '(', '{', '[']) await keyboard.commit(opening)
  await expectCode(page, 'const a = use({[]})')
  await keyboard.spell('id')
  await expectCode(page, 'const a = use({[id]})')
  await keyboard.commit('id')
  for (const closing of [']', '}', ')']) await keyboard.commit(closing)
  await keyboard.spell('s')
  await expectCode(page, 'const a = use({[id]})s')
})

test('a quote that closes itself is typed over, whether the word is committed before or has it at its end', async ({
  page,
  keyboard,
}) => {
  await openWith(page, 'const a = ')
  await keyboard.commit('[')
  await keyboard.commit("'")
  await expectCode(page, "const a = ['']")
  await keyboard.spell('posts')
  await keyboard.commit('posts')
  await keyboard.commit("'")
  await keyboard.commit(',')
  await keyboard.commit("'")
  await keyboard.spell("list'")
  await expectCode(page, "const a = ['posts','list']")
  await keyboard.commit("list'")
  await keyboard.commit(']')
  await keyboard.spell('s')
  await expectCode(page, "const a = ['posts','list']s")
})

test('an apostrophe where no quote has closed itself stays in its word', async ({ page, keyboard }) => {
  await openWith(page, '// ')
  await keyboard.spell("don't")
  await keyboard.commit("don't")
  await expectCode(page, "// don't")
})

test('a word that is deleted while it is composed goes letter by letter, then its brackets go together', async ({
  page,
  keyboard,
}) => {
  await openWith(page, 'use')
  await keyboard.commit('(')
  await keyboard.spell('ab')
  await expectCode(page, 'use(ab)')
  await keyboard.compose('a')
  await expectCode(page, 'use(a)')
  await keyboard.compose('')
  await expectCode(page, 'use()')
  await keyboard.deleteBackward()
  await expectCode(page, 'use')

  await keyboard.commit('(')
  await keyboard.spell('ab')
  await expectCode(page, 'use(ab)')
  await keyboard.deleteBackward()
  await expectCode(page, 'use(a)')
  await keyboard.deleteBackward()
  await expectCode(page, 'use()')
  await keyboard.deleteBackward()
  await expectCode(page, 'use')
  await keyboard.deleteBackward()
  await expectCode(page, 'us')
})

test('Enter after a composed word begins a line', async ({ page, keyboard }) => {
  await openWith(page, 'one')
  await keyboard.commit(' ')
  await keyboard.spell('two')
  await keyboard.commit('two')
  await page.keyboard.press('Enter')
  await keyboard.spell('three')
  await expectCode(page, 'one two\nthree')
})

test('type help leaves a composed word alone until a name is chosen, which takes its place', async ({
  page,
  keyboard,
}) => {
  await openWith(page, 'export const a = 1\n')
  await page.getByRole('button', { name: /^TypeScript help/ }).tap()
  await expect(page.getByText('The types fit.')).toBeVisible()
  await editorIn(page).focus()
  const option = page.getByRole('option', { name: 'parseFloat', exact: true })
  await keyboard.spell('parseF')
  await expect(option).toBeVisible()
  await keyboard.compose('parseFo')
  await keyboard.commit('parseFo')
  await keyboard.commit(' ')
  await expectCode(page, 'export const a = 1\nparseFo ')
  await expect(option).toHaveCount(0)
  await keyboard.spell('parseF')
  await expect(option).toBeVisible()
  // A list that waits for other names takes no choice.
  await expect(page.locator('.cm-tooltip-autocomplete')).not.toHaveClass(/disabled/)
  await option.tap()
  await expectCode(page, 'export const a = 1\nparseFo parseFloat')
})

test('no letter is lost where keys come faster than a slow phone draws them', async ({
  page,
  keyboard,
  devtools,
}) => {
  await openWith(page, '// ')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const letter of letters) await keyboard.commit(letter)
  await expectCode(page, `// ${letters}`)
})
