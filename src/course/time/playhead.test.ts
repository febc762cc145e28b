import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axisOf } from './axis.ts'
import { createPlayhead } from './playhead.ts'

const run = (title: string, atLast: string) => ({
  title,
  recording: {
    presses: [{ at: 0, says: 'User 2' }],
    requests: [],
    shown: [
      { from: 0, says: 'Loading' },
      { from: 1000, says: 'User 2' },
      { from: 2000, says: atLast },
    ],
    frames: [],
    endMs: 3000,
  },
})
const axis = axisOf([run('In an effect', 'User 1'), run('With a query', 'User 2')])
const at = ({ store }: ReturnType<typeof createPlayhead>) => store.getState().at

describe('a playhead', () => {
  let frames: (() => void)[] = []
  let now = 0
  let isCalm = false
  const passFrames = (ms: number) => {
    now += ms
    for (const frame of frames.splice(0)) frame()
  }

  beforeEach(() => {
    frames = []
    isCalm = false
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => void (frames = []))
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    return () => vi.unstubAllGlobals()
  })

  it('plays to the telling frame, then to the end, then from the start', () => {
    const playhead = createPlayhead(axis)
    playhead.play()
    passFrames(1500)
    expect(playhead.store.getState()).toMatchObject({ at: 1500, isPlaying: true })
    passFrames(9000)
    expect(playhead.store.getState()).toMatchObject({ at: 3000, isPlaying: false })
    playhead.play()
    passFrames(9000)
    expect(at(playhead)).toBe(4000)
    playhead.play()
    passFrames(10)
    expect(at(playhead)).toBe(10)
  })

  it('shows the telling frame of a run that is new, and then plays it from the start', () => {
    const playhead = createPlayhead(axis)
    playhead.tell()
    expect(playhead.store.getState()).toEqual({ at: 3000, isPlaying: false, isUnplayed: true })
    playhead.play()
    passFrames(10)
    expect(at(playhead)).toBe(10)
    playhead.tell()
    playhead.moveTo(2500)
    playhead.play()
    passFrames(10)
    expect(at(playhead)).toBe(2510)
  })

  it('jumps from stop to stop for whoever prefers reduced motion', () => {
    isCalm = true
    const playhead = createPlayhead(axis)
    playhead.play()
    expect(playhead.store.getState()).toMatchObject({ at: 3000, isPlaying: false })
    playhead.play()
    expect(at(playhead)).toBe(4000)
  })

  it('steps from moment to moment, and stops at both ends', () => {
    const playhead = createPlayhead(axis)
    const steps = ([1, 1, 1, 1, 1, -1] as const).map((by) => {
      playhead.step(by)
      return at(playhead)
    })
    expect(steps).toEqual([1000, 2000, 3000, 4000, 4000, 3000])
  })

  it('stays on its axis, and stops playing, when it is moved', () => {
    const playhead = createPlayhead(axis)
    playhead.play()
    playhead.moveTo(9999)
    passFrames(100)
    expect(playhead.store.getState()).toMatchObject({ at: 4000, isPlaying: false })
  })
})
