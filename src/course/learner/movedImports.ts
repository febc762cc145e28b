const GROUND = "'../../../../Stage.ts'"

/** What an answer imported, and what it imports since the house was laid out anew. */
const moved = [
  [GROUND, "'#course/story/Ground.ts'"],
  ["'../../../fetchPage.ts'", "'#course/story/fetchPage.ts'"],
  ["'#lab/RenderCount.tsx'", "'#course/renders/RenderCount.tsx'"],
  ["'./parts.ts'", "'./fetchUpToTen.ts'"],
  ['// parts.tsx has', '// Feed.tsx has'],
  ...['ChooseUser', 'ChoreList', 'FilteredTitles', 'PageCards', 'Tiles', 'TurnPages', 'WithToasts'].map(
    (name) => [`'../../${name}.tsx'`, `'../../demos/${name}.tsx'`] as const,
  ),
] as const

/** What each exercise kept in a file named `parts.tsx`: a name that the file exports, and the file's name today. */
const parts = {
  fetchFromPlace: 'Feed',
  fetchAfter: 'Feed',
  FeedView: 'Feed',
  useSession: 'SiteWithLogin',
  SessionProvider: 'SiteWithLogin',
  Site: 'SiteWithLogin',
  LoginForm: 'SiteWithLogin',
  AddForm: 'TodosAndPosts',
  TodoTitles: 'TodosAndPosts',
  PostCount: 'TodosAndPosts',
  fetchPostsOf: 'AuthorView',
  AuthorView: 'AuthorView',
  Cart: 'ReturningCustomer',
  CreateCart: 'ReturningCustomer',
  ReturningCustomer: 'ReturningCustomer',
  ...Object.fromEntries(
    [
      'Page',
      'PostTitles',
      'Progress',
      'ShoppingList',
      'ProfileFrame',
      'TasksFrame',
      'ListAndDetail',
      'TwoButtons',
      'PostInFourPlaces',
      'FiveEntries',
    ].map((name) => [name, name]),
  ),
}

/** A learner's code that was kept under the old names, as it imports today. */
export function withMovedImports(code: string): string {
  const named = code.includes(GROUND) ? code.replaceAll(/\bStage\b(?!\.ts)/g, 'Ground') : code
  const split = named.replaceAll(/\{([^}]*)\} from '\.\/parts\.tsx'/g, (whole, names: string) => {
    const [file] = Object.entries(parts).flatMap(([name, to]) =>
      new RegExp(`\\b${name}\\b`).test(names) ? [to] : [],
    )
    return file === undefined ? whole : `{${names}} from './${file}.tsx'`
  })
  return moved.reduce((text, [from, to]) => text.replaceAll(from, to), split)
}
