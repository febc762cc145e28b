/** The pure modules whose tests are put to the proof. */
export const modules = [
  'src/features/cart/cart.ts',
  'src/features/cart/cartReducer.ts',
  'src/features/counter/counter.ts',
  'src/features/tasks/tasks.ts',
  'src/features/tasks/tasksReducer.ts',
  'src/features/notifications/notification.ts',
  'src/features/notifications/notificationReducer.ts',
  'src/features/user/session.ts',
  'src/features/user/login.ts',
  'src/features/user/user.ts',
  'src/features/todos/todo.ts',
  'src/features/todos/todoQueries.ts',
  'src/mocks/network.ts',
  'src/mocks/random.ts',
  'src/course/exercise/grade/grading.ts',
  'src/course/exercise/verdictOf.ts',
  'src/course/exercise/run/problem.ts',
  'src/course/exercise/grade/crashes.ts',
  'src/course/exercise/run/closest.ts',
]

/** Their unit tests. */
export const tests = [
  'src/features/{cart,counter,tasks,notifications,user,todos}/*.test.{ts,tsx}',
  'src/mocks/{network,random}.test.ts',
  'stories/{grading,verdict}.test.ts',
]
