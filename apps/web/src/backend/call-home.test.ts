import { describe, expect, it, vi } from 'vitest'
import type { BackendMode } from './select-backend'
import { callHome } from './call-home'

function servicesIn(mode: BackendMode) {
  return {
    mode: () => mode,
    callAt: vi.fn(async (home: BackendMode) => home) as never,
    holdMode: vi.fn<() => void>(),
    betweenScreens: vi.fn<() => void>(),
  }
}

describe('callHome', () => {
  it.each(['server', 'browser'] as const)(
    'asks the %s that keeps the attempt, and keeps the mode (OP-09)',
    async (home) => {
      const services = servicesIn(home)
      await expect(callHome(services, home, async () => 'x')).resolves.toBe(home)
      expect([services.holdMode.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('lets a server take over that is well again', async () => {
    const services = servicesIn('browser')
    await expect(callHome(services, 'server', async () => 'x')).resolves.toBe('server')
    expect([services.holdMode.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([0, 1])
  })

  it('asks the device for what it keeps although a server stands', async () => {
    const services = servicesIn('server')
    await expect(callHome(services, 'browser', async () => 'x')).resolves.toBe('browser')
    expect([services.holdMode.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([0, 0])
  })
})
