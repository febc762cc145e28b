import { afterEach, expect, it, vi } from 'vitest'
import { frameWindow } from './frameWindow.ts'

afterEach(() => vi.unstubAllGlobals())

it('is the window around the page', () => {
  const parent = { location: { href: 'http://catalogue.example/' } }
  vi.stubGlobal('window', { parent })
  expect(frameWindow()).toBe(parent)
})

it('is the page’s own window where the one around it has another origin', () => {
  const parent = {
    get location() {
      return {
        get href(): string {
          throw new Error('Blocked a frame from accessing a cross-origin frame.')
        },
      }
    },
  }
  vi.stubGlobal('window', { parent })
  expect(frameWindow()).toBe(window)
})
