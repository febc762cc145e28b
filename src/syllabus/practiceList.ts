/** What one lesson has to practise: the folders of its exercises, and the names of its predictions. */
export interface LessonPractice {
  exercises: readonly string[]
  predictions: readonly string[]
}

/**
 * What there is to practise, by the lesson's slug. Counting it must not bring its code along, so it is a list;
 * `stories/checks/practice.test.ts` compares it with what is there.
 */
export const practice: Readonly<Record<string, LessonPractice>> = {
  'why-a-query': { exercises: ['the-race', 'eight-lines'], predictions: ['two-readers', 'whose-posts'] },
  'basic-query': {
    exercises: ['the-missing-key', 'the-lie'],
    predictions: ['back-to-user-1', 'three-spellings'],
  },
  overview: { exercises: ['which-zero', 'two-tiles-one-request'], predictions: ['four-tiles', 'one-retry'] },
  'stale-and-gc': {
    exercises: ['away-for-30-s'],
    predictions: ['fresh-but-gone', 'stale-while-away'],
  },
  pagination: {
    exercises: ['no-flicker', 'ahead-of-the-click', 'the-page-in-the-address'],
    predictions: ['ten-seconds-later', 'next-twice'],
  },
  'infinite-query': {
    exercises: ['stop', 'one-click-one-page', 'cursor'],
    predictions: ['at-once', 'own-entries'],
  },
  'todo-demo': {
    exercises: ['saved-but-invisible', 'two-adds', 'toggle-in-two-places'],
    predictions: ['milk-at-the-end', 'further-gets'],
  },
  'reducer-demo': {
    exercises: ['pure', 'derive', 'ids'],
    predictions: ['one-of-many-rows', 'calls-per-click'],
  },
  'context-demo': { exercises: ['stable-value', 'split'], predictions: ['fat-context', 'whose-cart'] },
  'zustand-demo': {
    exercises: ['select', 'stop-the-crash', 'migrate-the-stored-cart'],
    predictions: ['two-pears', 'after-a-reload'],
  },
  'router-docs': {
    exercises: ['keep-the-rest', 'two-filters-one-click', 'come-back-after-login'],
    predictions: ['two-updates', 'whose-error'],
  },
  'select-and-renders': {
    exercises: ['only-what-it-shows', 'the-unread-badge'],
    predictions: ['equal-data', 'another-title'],
  },
  'which-entries-changed': {
    exercises: ['too-wide', 'one-name-everywhere'],
    predictions: ['one-on-the-screen', 'set-on-a-stale-entry'],
  },
  'when-may-it-ask': {
    exercises: ['the-endless-spinner', 'id-zero'],
    predictions: ['disabled-and-empty', 'at-most-at-once'],
  },
  'from-list-to-detail': {
    exercises: ['there-at-once', 'as-old-as-the-list'],
    predictions: ['a-minute-old', 'a-failed-detail'],
  },
  'errors-end-to-end': {
    exercises: ['give-up-on-404', 'one-toast'],
    predictions: ['four-requests', 'seven-seconds'],
  },
  'suspense-and-loaders': {
    exercises: ['both-at-once', 'back-for-free'],
    predictions: ['how-many-at-once', 'failed-refetch'],
  },
  'test-what-queries': {
    exercises: ['alone-and-together', 'six-broken-pages'],
    predictions: ['no-alert-yet', 'put-in-first'],
  },
}

/** The ids under which progress keeps a lesson's practice, or that of all lessons. */
export function practiceIds(slug?: string): LessonPractice {
  const due = Object.entries(practice).filter(([lesson]) => slug === undefined || lesson === slug)
  const idsOf = (kind: keyof LessonPractice) =>
    due.flatMap(([lesson, names]) => names[kind].map((name) => `${lesson}/${name}`))
  return { exercises: idsOf('exercises'), predictions: idsOf('predictions') }
}
