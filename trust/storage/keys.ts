import { appPlaces, cataloguePlaces } from './places.ts'
import type { Place } from './places.ts'
import {
  contextTheme,
  contextUser,
  lookShape,
  demoName,
  progressShape,
  storeCart,
  storeTheme,
  storeUser,
  workShape,
} from './values.ts'
import type { StoredShape } from './values.ts'

/** A key of local storage, where it shows, and what it can hold. */
export interface StoredKey {
  site: 'app' | 'catalogue'
  key: string
  shape: StoredShape
  place: Place
  /** Whether it is read with the page alone: what another tab writes then shows after a reload. */
  readOnce?: true
}

/** The keys of behaviour §9.3, and what each holds. */
const shapes = {
  'user-storage': { shape: storeUser, place: 'storeUser' },
  'cart-storage': { shape: storeCart, place: 'storeCart' },
  'theme-storage': { shape: storeTheme, place: 'storeTheme' },
  user: { shape: contextUser, place: 'contextUser' },
  theme: { shape: contextTheme, place: 'contextTheme' },
  'demo-name': { shape: demoName, place: 'demoName' },
  'course-progress': { shape: progressShape, place: 'progress' },
} as const

type KeyName = keyof typeof shapes
const names = Object.keys(shapes) as KeyName[]

/** Demos of the catalogue have keys of their own (`src/course/learner/demoStorage.ts`). */
const PREFIX = 'catalogue:'

/**
 * Every key that the app or the catalogue keeps something under. Of the exercises' keys, which differ in their id alone, one. The demos of
 * `useLocalStorage` in the catalogue begin with nothing stored each time, and keep nothing.
 */
export const storedKeys: readonly StoredKey[] = [
  ...names.map((key): StoredKey => {
    const { shape, place } = shapes[key]
    return { site: 'app', key, shape, place: appPlaces[place] }
  }),
  ...names.map((name): StoredKey => {
    const { shape, place } = shapes[name]
    // The learner's progress is the same in both.
    const key = name === 'course-progress' ? name : PREFIX + name
    return { site: 'catalogue', key, shape, place: cataloguePlaces[place] }
  }),
  { site: 'catalogue', key: `${PREFIX}look`, shape: lookShape, place: cataloguePlaces.look, readOnce: true },
  {
    site: 'catalogue',
    key: `${PREFIX}exercise:basic-query/the-missing-key`,
    shape: workShape,
    place: cataloguePlaces.work,
    readOnce: true,
  },
]
