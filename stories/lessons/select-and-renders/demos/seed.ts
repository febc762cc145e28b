/** A list that one can read at a glance. */
export const threeTodos = {
  todos: [
    { id: 1, title: 'Read the guide', completed: false },
    { id: 2, title: 'Try the demo', completed: true },
    { id: 3, title: 'Write a test', completed: false },
  ],
}
