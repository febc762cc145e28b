import { start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

// One pattern, because React writes its first warning only once on a page.
const endless = { console: { expected: [/getSnapshot should be cached|Maximum update depth exceeded/] } }

export const answers: Answers = {
  right: {
    'two selectors': start([
      `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      `const apples = useFruit((state) => state.apples)
  const pears = useFruit((state) => state.pears`,
    ]),
    'one text': start([
      `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
      `const [apples, pears] = useFruit(
    (state) => \`\${state.apples} \${state.pears}\`,
  ).split(' '`,
    ]),
  },
  when: {
    'two selectors':
      'Choose it for two or three values: no comparison is needed, because each is a plain number.',
    'one text':
      'It works, because texts are compared by value. `useShallow` says the same without joining and splitting.',
  },
  wrong: {
    'an equality function': [
      start(
        [
          'export function Shop() {',
          `const isSame = (a: Fruit, b: Fruit) =>
  a.apples === b.apples && a.pears === b.pears

export function Shop() {`,
        ],
        [
          `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
          `// @ts-expect-error Zustand 5 takes no second argument here.
  const { apples, pears } = useFruit((state) => ({ apples: state.apples, pears: state.pears }), isSame`,
        ],
      ),
      /Zustand 5 takes no equality function/,
      endless,
    ],
    'not subscribed': [
      start([
        `useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
        'useFruit.getState(',
      ]),
      /does not subscribe/,
    ],
    'apples alone': [
      start([
        `const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
        `const pears = useFruit.getState().pears
  const apples = useFruit((state) => state.apples`,
      ]),
      /Select the pears, too/,
    ],
    'the whole store': [
      start([
        `useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  })`,
        'useFruit(',
      ]),
      /a lemon renders the basket/,
    ],
  },
}
