import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'at its place': start([
      `return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
      `const index = chores.findIndex(({ id }) => id === action.id)
  const chore = chores[index]
  return chore === undefined
    ? chores
    : chores.with(index, { ...chore, done: !chore.done }`,
    ]),
    'stored by an effect': solution(
      ["import { useReducer } from 'react'", "import { useEffect, useReducer } from 'react'"],
      [
        '  return (\n    <Ground>',
        `  useEffect(
    () => localStorage.setItem('chores', JSON.stringify(chores)),
    [chores],
  )
  return (
    <Ground>`,
      ],
    ),
  },
  when: {
    'at its place':
      'Choose it for long lists where you know the place: `with` copies the array once and calls no function for each item.',
    'stored by an effect':
      'Choose it where the reducer is shared: it stays free of storage, and the effect stores what was rendered.',
  },
  wrong: {
    'a memory of its own': [
      start(
        [
          'export function reducer(',
          `const doneIds = new Set<number>()

export function reducer(`,
        ],
        [
          `return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
          `if (!doneIds.delete(action.id)) doneIds.add(action.id)
  return chores.map((chore) =>
    chore.id === action.id
      ? { ...chore, done: doneIds.has(chore.id) }
      : chore,
  `,
        ],
      ),
      /two different answers/,
    ],
    'an event and a beacon': [
      solution([
        '  return chores.map((chore) => {',
        `  window.dispatchEvent(new Event('toggled'))
  navigator.sendBeacon('toggled')
  return chores.map((chore) => {`,
      ]),
      /also sent a beacon|also dispatched an event and sent a beacon/,
    ],
    'only the toggled one': [
      start([
        `chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  }`,
        `chores
    .filter(({ id }) => id === action.id)
    .map((chore) => ({ ...chore, done: !chore.done })`,
      ]),
      /should have all \d, and it has 1/,
    ],
    'every chore is copied': [
      start([
        `((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  })`,
        `((chore) => ({
    ...chore,
    done: chore.id === action.id ? !chore.done : chore.done,
  }))`,
      ]),
      /yet others were copied/,
    ],
  },
}
