import type { Colors } from '#ui/colors.ts'

export type ColorName = keyof Colors
export type ColorKind = 'surface' | 'text' | 'outline' | 'decoration'

/** The kinds of colours, and the contrast that each needs (WCAG 2.2 AA). */
export const kinds: readonly { kind: ColorKind; plural: string; about: string }[] = [
  { kind: 'surface', plural: 'Surfaces', about: 'What everything else stands on.' },
  { kind: 'text', plural: 'Text', about: 'At least 4.5:1 on every surface it meets.' },
  { kind: 'outline', plural: 'Outlines', about: 'At least 3:1: they say where a control is.' },
  { kind: 'decoration', plural: 'Decoration', about: 'Says nothing, so nothing is asked of it.' },
]

const plain = ['background', 'surface', 'canvas', 'sunken'] as const
const soft = [
  'accentSoft',
  'fetchingSoft',
  'freshSoft',
  'staleSoft',
  'pausedSoft',
  'inactiveSoft',
  'failedSoft',
  'rightSoft',
  'wrongSoft',
] as const

const code = ['sunken', 'codeLit', 'accentSoft', 'rightSoft', 'wrongSoft'] as const

/** Every colour once, with the surfaces it meets: a new colour does not compile until it is shown here. */
export const colorUses: Record<ColorName, { kind: ColorKind; on: readonly ColorName[] }> = {
  background: { kind: 'surface', on: [] },
  surface: { kind: 'surface', on: [] },
  canvas: { kind: 'surface', on: [] },
  sunken: { kind: 'surface', on: [] },
  accentGround: { kind: 'surface', on: [] },
  accentHover: { kind: 'surface', on: [] },
  accentSoft: { kind: 'surface', on: [] },
  codeLit: { kind: 'surface', on: [] },
  fetchingSoft: { kind: 'surface', on: [] },
  freshSoft: { kind: 'surface', on: [] },
  staleSoft: { kind: 'surface', on: [] },
  pausedSoft: { kind: 'surface', on: [] },
  inactiveSoft: { kind: 'surface', on: [] },
  failedSoft: { kind: 'surface', on: [] },
  rightSoft: { kind: 'surface', on: [] },
  wrongSoft: { kind: 'surface', on: [] },
  text: { kind: 'text', on: [...plain, ...soft, 'codeLit'] },
  textMuted: { kind: 'text', on: plain },
  onAccent: { kind: 'text', on: ['accentGround', 'accentHover'] },
  accentText: { kind: 'text', on: [...plain, 'accentSoft'] },
  codeKeyword: { kind: 'text', on: code },
  codeLiteral: { kind: 'text', on: code },
  codeComment: { kind: 'text', on: code },
  fetching: { kind: 'text', on: [...plain, 'fetchingSoft'] },
  fresh: { kind: 'text', on: [...plain, 'freshSoft'] },
  stale: { kind: 'text', on: [...plain, 'staleSoft'] },
  paused: { kind: 'text', on: [...plain, 'pausedSoft'] },
  inactive: { kind: 'text', on: [...plain, 'inactiveSoft'] },
  failed: { kind: 'text', on: [...plain, 'failedSoft'] },
  right: { kind: 'text', on: [...plain, 'rightSoft'] },
  wrong: { kind: 'text', on: [...plain, 'wrongSoft'] },
  outline: { kind: 'outline', on: plain },
  accent: { kind: 'outline', on: [...plain, 'accentSoft'] },
  focus: { kind: 'outline', on: [...plain, ...soft] },
  border: { kind: 'decoration', on: ['surface', 'canvas'] },
}
