import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete?apart'
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { nextDiagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, ViewPlugin } from '@codemirror/view'
import { color, font } from '#ui/tokens.ts'
import type { EditorHelp } from '#course/exercise/editor/CodeEditor.tsx'
import { markCode } from '#course/exercise/editor/mark.ts'
import type { Ask } from './connect.ts'
import type { Description, File, TypeProblem } from './service.ts'

/** How long nothing has to change before the types are checked, in ms. */
const PAUSE_MS = 300

/**
 * Errors, completions and hover for the file at a path.
 *
 * @param report is called with the errors after each check
 */
export function editorHelp(
  ask: Ask,
  path: string,
  report: (problems: readonly TypeProblem[]) => void,
): EditorHelp {
  const fileOf = (state: EditorState): File => ({ path, code: state.doc.toString() })

  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    if (!context.explicit && context.matchBefore(/[\w$]+$|[.'"]$/) === null) return null
    const file = fileOf(context.state)
    const found = await ask('completions', file, context.pos)
    if (found === undefined) return null
    const options = found.names.map(({ name, isGlobal }): Completion => ({
      label: name,
      boost: isGlobal ? -50 : 0,
      info: async () => domOf(await ask('describeCompletion', file, context.pos, name)),
    }))
    return { from: found.from, options, validFor: /^[\w$]*$/ }
  }

  const extension = [
    ViewPlugin.define((view) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const check = async () => {
        const { doc } = view.state
        const problems = await ask('problems', fileOf(view.state))
        if (timer === undefined || problems === undefined || view.state.doc !== doc) return
        markCode(
          view,
          'types',
          problems.map((problem) => ({ ...problem, severity: 'error' })),
        )
        report(problems)
      }
      const checkSoon = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void check(), PAUSE_MS)
      }
      checkSoon()
      return {
        update: ({ docChanged }) => docChanged && checkSoon(),
        destroy() {
          clearTimeout(timer)
          timer = undefined
        },
      }
    }),
    autocompletion({ override: [complete], icons: false, defaultKeymap: false }),
    keymap.of([
      // The editor itself has to see the key, too: the next Tab leaves, whether a list was open or not.
      { key: 'Escape', run: (view) => closeCompletion(view) && false },
      { key: 'F8', run: nextDiagnostic },
      ...completionKeymap.filter(({ key }) => key !== 'Escape'),
    ]),
    hoverTooltip(async (view, at) => {
      const found = await ask('describe', fileOf(view.state), at)
      if (found === undefined) return null
      return { pos: found.from, end: found.to, above: true, create: () => ({ dom: domOf(found) }) }
    }),
    look,
  ]
  return {
    extension,
    resting: autocompletion({ override: [], activateOnTyping: false, defaultKeymap: false }),
  }
}

function domOf(description: Description): HTMLElement
function domOf(description: Description | undefined): HTMLElement | null
function domOf(description: Description | undefined): HTMLElement | null {
  if (description === undefined) return null
  const dom = document.createElement('div')
  dom.className = 'cm-description'
  const type = document.createElement('code')
  type.textContent = description.type
  dom.append(type, description.text)
  return dom
}

const look = EditorView.theme({
  '.cm-tooltip-autocomplete ul li': { fontFamily: font.code, lineHeight: '1.6' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: color.accentGround,
    color: color.onAccent,
  },
  '.cm-description': {
    maxWidth: '32rem',
    maxHeight: '16rem',
    overflowY: 'auto',
    padding: '0.5rem',
    fontFamily: font.body,
    fontSize: font.small,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-description code': { display: 'block', fontFamily: font.code },
})
