// What the course says of itself before its first lesson. What stands between backticks is code.

export const courseTitle = 'React Query Course'

export const coursePromise =
  'Build lists that keep working on a bad network, and changes that show at once and are taken back when they fail.'

export const courseNeeds =
  'You should know React’s `useState` and `useEffect` and promises, and be able to read TypeScript. You need to know nothing about the libraries.'
