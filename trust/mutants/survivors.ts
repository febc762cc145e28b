import type { Mutant } from './instrument.ts'

/** A mutant that no unit test kills, and why that is right. */
export interface Survivor extends Pick<Mutant, 'file' | 'code' | 'original' | 'replacement'> {
  reason: string
}

const PATH = 'Stories kill it: the mock API answers no other path.'
const CAUSE = 'Only a developer reads the cause of an error, in the console.'
const NOT_SHOWN = 'Nobody sees it: only a name that is known leads to the message.'
const NEVER_ABSENT = 'The row has an entry for each place, so the other value is for the compiler alone.'
const TIMES = 'A temporary id is a time, and never 0 or 1.'

export const survivors: readonly Survivor[] = [
  {
    file: 'src/features/cart/cart.ts',
    code: 'export const DISCOUNT_PRESET = 10',
    original: '10',
    replacement: '11',
    reason: 'Stories kill it: they read “Apply 10% discount”, and the total.',
  },
  {
    file: 'src/features/user/session.ts',
    code: "return session.status === 'loggedIn' ? session.user : undefined",
    original: "session.status === 'loggedIn'",
    replacement: 'true',
    reason: 'It does the same: no other session has a user. The comparison is for the compiler.',
  },
  ...['0'].map((original) => ({
    file: 'src/features/todos/todo.ts',
    code: 'return todos.toSorted((a, b) => b.id - a.id || (b.temporaryId ?? 0) - (a.temporaryId ?? 0))',
    original,
    replacement: '1',
    reason: TIMES,
  })),
  ...[
    "const todos = await api.get('todos', { schema: TodoListSchema, signal })",
    "mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),",
  ].map((code) => ({
    file: 'src/features/todos/todoQueries.ts',
    code,
    original: "'todos'",
    replacement: "''",
    reason: PATH,
  })),
  {
    file: 'src/mocks/network.ts',
    code: "decide(method, path = '') {",
    original: "''",
    replacement: "'mutant'",
    reason: 'It does the same: no slow path ends like that.',
  },
  {
    file: 'src/mocks/network.ts',
    code: 'const unlucky = errorRate > 0 && random() < errorRate',
    original: 'errorRate > 0',
    replacement: 'errorRate >= 0',
    reason: 'It does the same: no random number is below 0, and a new rate begins their sequence anew.',
  },
  {
    file: 'src/mocks/network.ts',
    code: 'const unlucky = errorRate > 0 && random() < errorRate',
    original: 'random() < errorRate',
    replacement: 'random() <= errorRate',
    reason: 'It differs for one number of four milliards.',
  },
  {
    file: 'src/mocks/random.ts',
    code: 'state = (state + 0x6d2b79f5) >>> 0',
    original: '(state + 0x6d2b79f5) >>> 0',
    replacement: '(state + 0x6d2b79f5) << 0',
    reason: 'It does the same: what follows reads the 32 bits, whatever their sign.',
  },
  ...[
    ["throw new NotYet(typeof sentence === 'string' ? sentence : await sentence(), { cause })", '{ cause }'],
    [
      'throw new Error(`The grader lets the learner read an assertion: ${String(error)}`, { cause: error })',
      '{ cause: error }',
    ],
    [
      'throw new Error(`The grader says: “${error.message}” That does not match ${sentence}.`, {',
      '{ cause: error.cause, }',
    ],
  ].map(([code = '', original = '']) => ({
    file: 'src/course/exercise/grade/grading.ts',
    code,
    original,
    replacement: '{}',
    reason: CAUSE,
  })),
  {
    file: 'src/course/exercise/grade/grading.ts',
    code: "throw new Error(`The grader says: “${error.message}” So it does to other answers: ${others.join(', ')}`)",
    original: "', '",
    replacement: "''",
    reason: 'It stands between sentences that only an author of exercises reads.',
  },
  ...[
    ["''", "'mutant'"],
    ["{ name: '', message: '' }", '{}'],
  ].map(([original = '', replacement = '']) => ({
    file: 'src/course/exercise/verdictOf.ts',
    code: "const { name, message } = error instanceof Error ? error : { name: '', message: '' }",
    original,
    replacement,
    reason: NOT_SHOWN,
  })),
  {
    file: 'src/course/exercise/run/problem.ts',
    code: "const stack = error instanceof Error && address !== '' ? (error.stack ?? '') : ''",
    original: "''",
    replacement: "'mutant'",
    reason: 'It does the same: no address stands in that word.',
  },
  {
    file: 'src/course/exercise/run/closest.ts',
    code: 'let row = Array.from({ length: b.length + 1 }, (_, index) => index)',
    original: '1',
    replacement: '2',
    reason: 'It does the same: nothing reads past the end of a row.',
  },
  ...[
    'const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)',
    'next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))',
    'return row[b.length] ?? 0',
  ].map((code) => ({
    file: 'src/course/exercise/run/closest.ts',
    code,
    original: '0',
    replacement: '1',
    reason: NEVER_ABSENT,
  })),
]
