// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { END_SEEN_MS, untilSeen } from './seen-end'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function waitForSeen() {
  const button = document.createElement('button')
  const seen = vi.fn()
  void untilSeen(button).then(seen)
  return { button, seen }
}
const happen = (type: string, afterMs = 1) => {
  const event = new Event(type)
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + afterMs })
  dispatchEvent(event)
}

it('leaves an end for four seconds, and no longer where nobody does anything', async () => {
  const { seen } = waitForSeen()
  await vi.advanceTimersByTimeAsync(END_SEEN_MS - 1)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledTimes(1)
})

it('goes on at once by the button', async () => {
  const { button, seen } = waitForSeen()
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledTimes(1)
})

it.each(['pointermove', 'keydown', 'wheel'])('waits for the button once somebody looks around: %s', async (sign) => {
  const { button, seen } = waitForSeen()
  happen(sign)
  await vi.advanceTimersByTimeAsync(10 * END_SEEN_MS)
  expect(seen).not.toHaveBeenCalled()
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledTimes(1)
})

it('takes the press that ended the game for no look around', async () => {
  const { seen } = waitForSeen()
  happen('keydown', 0)
  await vi.advanceTimersByTimeAsync(END_SEEN_MS)
  expect(seen).toHaveBeenCalledTimes(1)
})

it('counts whoever leaves the page as having seen it', async () => {
  const { seen } = waitForSeen()
  happen('pointermove')
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledTimes(1)
})
