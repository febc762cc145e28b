import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { withoutPublicSuffixes } from './withoutPublicSuffixes.ts'

interface CookieJar {
  setCookieSync(cookie: string, url: string): void
  getCookieStringSync(url: string): string
}

// MSW's cookie store alone: `e2e/site.spec.ts` looks for the list in all that is built, where every page asks the mock API.
it('keeps a cookie for the host that has set it, without the list of public suffixes', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'cookies-'))
  const entry = resolve(import.meta.dirname, '../../node_modules/tough-cookie/dist/index.js')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutPublicSuffixes()],
    build: { outDir, lib: { entry, formats: ['es'], fileName: () => 'cookies.mjs' } },
  })
  const file = join(outDir, 'cookies.mjs')
  expect((await readFile(file, 'utf8')).length).toBeLessThan(100_000)
  const { CookieJar } = (await import(pathToFileURL(file).href)) as { CookieJar: new () => CookieJar }
  for (const url of [
    'http://localhost:5173/',
    'http://127.0.0.1:4173/',
    'https://school.github.io/course/',
  ]) {
    const jar = new CookieJar()
    jar.setCookieSync('biscuit=ginger; Path=/', url)
    expect(jar.getCookieStringSync(url)).toBe('biscuit=ginger')
    expect(jar.getCookieStringSync('https://elsewhere.example/')).toBe('')
  }
  await rm(outDir, { recursive: true })
})
