import { expect, it } from 'vitest'
import { filesIn, read } from './contents.ts'

/** Where the app names what it keeps: the stores', the contexts' and hooks', and the progress that both sites share. */
const named = /keptAs\('([\w-]+)'|(?:useLocalStorage|useStoredReducer)\(\s*'([\w-]+)'|KEY = '([\w-]+)'/g

it('the keys in storage are those of behaviour §9.3', () => {
  const section = /### 9\.3 Storage keys\n([^#]+)/.exec(read('docs/behaviour.md'))?.[1] ?? ''
  const promised = [...section.matchAll(/`([\w-]+)`/g)].map(([, key]) => key)
  const code = ['src/features', 'src/screens', 'src/progress']
    .flatMap(filesIn)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const kept = code.flatMap((file) =>
    [...read(file).matchAll(named)].map((found) => found.slice(1).find(Boolean)),
  )
  expect(promised.length).toBeGreaterThan(5)
  expect(kept.toSorted()).toEqual(promised.toSorted())
})
