// What the course says of itself before its first lesson. What stands between backticks is code.

export const courseTitle = 'React Query Course'

export const coursePromise =
  'Fetch server data with TanStack Query: lists that survive a bad network, and changes that fail are taken back.'

export const courseNeeds =
  'You should know React’s `useState` and `useEffect` and promises, and be able to read TypeScript. You don’t need to know the libraries.'
