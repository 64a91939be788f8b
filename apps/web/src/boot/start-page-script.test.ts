// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPageScript } from './start-page-script'

type PaintListener = (entries: { getEntriesByName: (name: string) => readonly unknown[] }) => void

let paint: PaintListener | null = null

class FakeObserver {
  constructor(listener: PaintListener) {
    paint = listener
  }
  observe() {
    // The test decides when something is painted.
  }
  disconnect() {
    paint = null
  }
}

function page(
  rootMarkup: string,
  headMarkup = '<link rel="later-module" data-entry href="https://example.org/a.js"><link rel="later-module" href="https://example.org/b.js">',
) {
  document.head.innerHTML = headMarkup
  document.body.innerHTML = `<div id="root">${rootMarkup}</div>`
  const load = vi.fn<(address: string) => Promise<unknown>>(() => Promise.resolve())
  startPageScript(load)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return load
}

describe('startPageScript', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('PerformanceObserver', FakeObserver)
    paint = null
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("waits until the server's page was painted", async () => {
    const load = page('<p>Words</p>')
    paint?.({ getEntriesByName: () => [] })
    await vi.advanceTimersByTimeAsync(100)
    expect(load).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[rel="modulepreload"]')).toHaveLength(0)
    paint?.({ getEntriesByName: () => [{}] })
    await vi.advanceTimersByTimeAsync(0)
    expect(load.mock.calls).toEqual([['https://example.org/a.js']])
    expect(document.querySelectorAll('[rel="modulepreload"]')).toHaveLength(2)
  })

  it('starts in a background tab, which paints nothing', async () => {
    const load = page('<p>Words</p>')
    await vi.advanceTimersByTimeAsync(2_999)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('starts at once where the server wrote no page', async () => {
    const load = page('<!--page-html-->')
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves a page alone that starts its script by itself', async () => {
    const load = page('<p>Words</p>', '')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(load).not.toHaveBeenCalled()
  })
})
