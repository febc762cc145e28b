const GROUND = "'../../../../Stage.ts'"

/** What an answer imported, and what it imports since the house was laid out anew. */
const moved = [
  [GROUND, "'#course/story/Ground.ts'"],
  ["'../../../fetchPage.ts'", "'#course/story/fetchPage.ts'"],
  ["'#lab/RenderCount.tsx'", "'#course/renders/RenderCount.tsx'"],
  ...['ChooseUser', 'ChoreList', 'FilteredTitles', 'PageCards', 'Tiles', 'TurnPages', 'WithToasts'].map(
    (name) => [`'../../${name}.tsx'`, `'../../demos/${name}.tsx'`] as const,
  ),
] as const

/** A learner's code that was kept under the old names, as it imports today. */
export function withMovedImports(code: string): string {
  const named = code.includes(GROUND) ? code.replaceAll(/\bStage\b(?!\.ts)/g, 'Ground') : code
  return moved.reduce((text, [from, to]) => text.replaceAll(from, to), named)
}
