import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrameLoop } from './frame-loop'

describe('the frames of a picture', () => {
  let waiting = new Map<number, (nowMs: number) => void>()
  let asked = 0
  const draw = vi.fn<(seconds: number, isAsked: boolean) => boolean>()
  const onRest = vi.fn()
  const onError = vi.fn()
  /** The next frame, if anybody asked for one. */
  const frame = (nowMs: number): void => {
    const due = [...waiting.values()]
    waiting = new Map()
    for (const callback of due) callback(nowMs)
  }

  beforeEach(() => {
    waiting = new Map()
    draw.mockReset().mockReturnValue(false)
    onRest.mockReset()
    onError.mockReset()
    vi.stubGlobal('requestAnimationFrame', (callback: (nowMs: number) => void) => {
      waiting.set(++asked, callback)
      return asked
    })
    vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('go on while something moves, also when the first one finds that no time has passed', () => {
    const { wake } = createFrameLoop({ draw, onRest, onError })
    draw.mockReturnValueOnce(true).mockReturnValueOnce(true)
    wake()
    frame(1_000)
    frame(1_016)
    expect(onRest).not.toHaveBeenCalled()
    frame(2_000)
    expect(draw.mock.calls.map(([seconds]) => seconds)).toEqual([0, 0.016, 0.1])
    expect(onRest).toHaveBeenCalledTimes(1)
    expect(waiting.size).toBe(0)
  })

  it('know whether anybody has asked for them, or only the one before', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    draw.mockReturnValueOnce(true).mockReturnValueOnce(true)
    loop.wake()
    frame(1_000)
    frame(1_016)
    loop.wake()
    frame(1_032)
    expect(draw.mock.calls.map(([, isAsked]) => isAsked)).toEqual([true, false, true])
  })

  it('end for good after a rest whose labels are written', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    onRest.mockImplementation(() => loop.wake())
    loop.change()
    frame(1_000)
    frame(1_016)
    expect(draw).toHaveBeenCalledTimes(2)
    expect(onRest).toHaveBeenCalledTimes(1)
    expect(waiting.size).toBe(0)
    loop.change()
    frame(2_000)
    expect(onRest).toHaveBeenCalledTimes(2)
  })

  it('are drawn at once over a picture that is gone, but not as the first one', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    loop.drawNow()
    expect(draw).not.toHaveBeenCalled()
    frame(1_000)
    expect(draw).toHaveBeenCalledTimes(1)
    loop.drawNow()
    expect(draw).toHaveBeenCalledTimes(2)
    expect(waiting.size).toBe(0)
  })

  it('tell of a failure once, and end with it', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    const broken = new Error('no such shader')
    draw.mockImplementation(() => {
      throw broken
    })
    loop.wake()
    frame(1_000)
    expect(onError.mock.calls).toEqual([[broken]])
    loop.wake()
    expect(waiting.size).toBe(0)
    expect(loop.attempt(() => 7)).toBeNull()
    loop.fail(new Error('another one'))
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onRest).not.toHaveBeenCalled()
  })

  it('tell of what fails between them', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    expect(loop.attempt(() => 7)).toBe(7)
    loop.wake()
    const broken = new Error('nothing can be read')
    const pick = (): number => {
      throw broken
    }
    expect(loop.attempt(pick)).toBeNull()
    expect(onError.mock.calls).toEqual([[broken]])
    frame(1_000)
    expect(draw).not.toHaveBeenCalled()
  })

  it('say nothing once they were stopped', () => {
    const loop = createFrameLoop({ draw, onRest, onError })
    loop.change()
    loop.stop()
    frame(1_000)
    loop.fail(new Error('the context was lost'))
    expect([draw, onRest, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  })
})
