import { describe, expect, it } from 'vitest'
import { FORGOTTEN_AFTER_MS, newPullBack, pullBack } from './pull-back'

const NOTCH = 0.14

describe('pulling back from the planets', () => {
  it('leads nowhere while there is room, and says what comes once there is none', () => {
    const state = newPullBack()
    expect(pullBack(state, 0, 0)).toBe('nothing')
    expect(pullBack(state, NOTCH, 10)).toBe('hint')
  })

  it('leads to the galaxy when it goes on', () => {
    const state = newPullBack()
    const outcomes = [0, 200, 400, 600].map((nowMs) => pullBack(state, NOTCH, nowMs))
    expect(outcomes).toEqual(['hint', 'hint', 'hint', 'leave'])
  })

  it('does not lead there within a blink, however hard somebody pulls', () => {
    const state = newPullBack()
    for (let nowMs = 0; nowMs < 400; nowMs += 16) expect(pullBack(state, 1, nowMs)).toBe('hint')
    expect(pullBack(state, NOTCH, 460)).toBe('leave')
  })

  it('begins anew after a pause, and after coming nearer', () => {
    const state = newPullBack()
    expect(pullBack(state, 0.5, 0)).toBe('hint')
    expect(pullBack(state, 0.5, FORGOTTEN_AFTER_MS + 1)).toBe('hint')
    expect(pullBack(state, -NOTCH, FORGOTTEN_AFTER_MS + 600)).toBe('nothing')
    expect(pullBack(state, 0.5, FORGOTTEN_AFTER_MS + 700)).toBe('hint')
  })

  it('leads there once: whoever comes back has to pull again', () => {
    const state = newPullBack()
    pullBack(state, 0.3, 0)
    expect(pullBack(state, 0.3, 500)).toBe('leave')
    expect(pullBack(state, 0.3, 510)).toBe('hint')
  })
})
