// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { afterPress } from './after-press'

afterEach(() => vi.useRealTimers())

it('acts at once while nothing is pressed', () => {
  const act = vi.fn<() => void>()
  afterPress(act)
  expect(act).toHaveBeenCalledOnce()
})

it('acts once, after what a press does, when something is pressed', () => {
  vi.useFakeTimers()
  const act = vi.fn<() => void>()
  afterPress(act, () => true)
  expect(act).not.toHaveBeenCalled()
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
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
