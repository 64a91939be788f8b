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
      '<style data-fonts media="not all"></style><link rel="later-preload" as="font" href="https://example.org/a.woff2"><link rel="later-manifest" href="https://example.org/m"><link rel="later-module" href="https://example.org/a.js">'
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('lets the first words show before it fetches fonts and manifest', async () => {
    const shown = takeUpLater()
    await Promise.resolve()
    expect(media()).toBe('not all')
    painted?.()
    await shown
    expect(media()).toBe('all')
    expect([...document.querySelectorAll('link')].map((link) => link.rel)).toEqual([
      'preload',
      'manifest',
      'later-module',
    ])
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
