import { expect, it } from 'vitest'
import { compile } from './compile.ts'

/** The lines that code tells of, in its order. */
const linesOf = (source: string) =>
  [...compile(source).code.matchAll(/\$line\((\d+)\)/g)].map(([, line]) => Number(line))

it('tells the lines of effects, handlers and what they call', () => {
  const source = `export function Posts() {
  const [posts, setPosts] = useState()
  useEffect(() => {
    async function load() {
      setPosts(undefined)
      const answer = await fetch()
      if (answer) {
        setPosts(answer)
      }
    }
    load()
  }, [])
  return <p onClick={() => { setPosts(1) }}>{posts}</p>
}`
  expect(linesOf(source).toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 11, 13])
})

it('tells no line of a component’s or a hook’s own, which run in each render', () => {
  expect(
    linesOf('function useIt() {\n  return 1\n}\nexport const It = () => {\n  return useIt()\n}'),
  ).toEqual([])
})

it('leaves a directive first', () => {
  const { code } = compile("export function act() {\n  'use strict'\n  go()\n}")
  expect(code).toMatch(/'use strict'\s+\$line\(3\);go\(\)/)
})
