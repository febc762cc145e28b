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
    const compose = (text: string) => {
      const word = { text, selectionStart: text.length, selectionEnd: text.length }
      return press(() => devtools.send('Input.imeSetComposition', word))
    }
    await provide({
      compose,
      spell: async (word) => {
        for (const end of word.split('').keys()) await compose(word.slice(0, end + 1))
      },
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
