// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { afterPress } from './after-press'

afterEach(() => vi.useRealTimers())

it('acts at once while nothing is pressed', () => {
  const act = vi.fn<() => void>()
  afterPress(act)
  expect(act).toHaveBeenCalledOnce()
})

it.each([
  ['a button of the mouse', new MouseEvent('mouseup', { bubbles: true })],
  ['the space bar', new KeyboardEvent('keyup', { key: ' ', bubbles: true })],
])('acts once, after what a press does, when %s is let go', (_what, letGo) => {
  vi.useFakeTimers()
  const act = vi.fn<() => void>()
  afterPress(act, () => true)
  expect(act).not.toHaveBeenCalled()
  document.body.dispatchEvent(letGo)
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  document.body.dispatchEvent(letGo)
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})

it('acts when a press becomes a scroll, which ends without being let go', () => {
  vi.useFakeTimers()
  const act = vi.fn<() => void>()
  afterPress(act, () => true)
  document.body.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})
