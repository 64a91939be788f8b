// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeUpLater } from './take-up-later'

let painted: (() => void) | null = null

class FakeObserver {
  constructor(listener: (entries: { getEntriesByName: () => readonly unknown[] }) => void) {
    painted = () => listener({ getEntriesByName: () => [{}] })
  }
  observe() {
    // The test decides when something is painted.
  }
  disconnect() {
    painted = null
  }
}

const media = () => document.querySelector('style')?.media

describe('takeUpLater', () => {
  beforeEach(() => {
    vi.stubGlobal('PerformanceObserver', FakeObserver)
    document.head.innerHTML =
      '<style data-fonts media="not all"></style><link rel="later-preload" data-as="font" href="https://example.org/a.woff2"><link rel="later-preload" data-as="font" href="https://example.org/b.woff2"><link rel="later-manifest" href="https://example.org/m"><link rel="later-module" href="https://example.org/a.js">'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('lets the first words show before it fetches fonts and manifest, and shows the fonts together', async () => {
    const shown = takeUpLater()
    await Promise.resolve()
    expect(document.querySelector('link')?.rel).toBe('later-preload')
    painted?.()
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('link')].map((link) => link.rel)).toEqual([
        'preload',
        'preload',
        'manifest',
        'later-module',
      ]),
    )
    const [first, second] = document.querySelectorAll('link')
    first?.dispatchEvent(new Event('load'))
    await Promise.resolve()
    expect(media()).toBe('not all')
    second?.dispatchEvent(new Event('error'))
    await shown
    expect(media()).toBe('all')
  })

  it('waits for no font longer than three seconds', async () => {
    vi.useFakeTimers()
    const shown = takeUpLater()
    painted?.()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(media()).toBe('not all')
    await vi.advanceTimersByTimeAsync(1)
    await shown
    expect(media()).toBe('all')
  })

  it('shows them at once to who has been here before', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
    void takeUpLater()
    expect(media()).toBe('all')
  })

  it('does nothing where the document holds nothing back', async () => {
    document.head.innerHTML = ''
    const done = takeUpLater()
    painted?.()
    await expect(done).resolves.toBeUndefined()
  })
})
