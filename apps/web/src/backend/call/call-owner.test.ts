import { describe, expect, it, vi } from 'vitest'
import type { Runtime } from '../runtime/runtime-state'
import { callOwner } from './call-owner'

function servicesIn(runtime: Runtime) {
  return {
    runtime: () => runtime,
    callAt: vi.fn(async (keptBy: Runtime) => keptBy) as never,
    holdRuntime: vi.fn<() => void>(),
    betweenScreens: vi.fn<() => void>(),
  }
}

describe('callOwner', () => {
  it.each(['server', 'browser'] as const)(
    'asks the %s that keeps the attempt, and keeps the runtime (OP-09)',
    async (keptBy) => {
      const services = servicesIn(keptBy)
      await expect(callOwner(services, keptBy, async () => 'x')).resolves.toBe(keptBy)
      expect([services.holdRuntime.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('lets a server take over that is well again', async () => {
    const services = servicesIn('browser')
    await expect(callOwner(services, 'server', async () => 'x')).resolves.toBe('server')
    expect([services.holdRuntime.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([0, 1])
  })

  it('asks the device for what it keeps although a server stands', async () => {
    const services = servicesIn('server')
    await expect(callOwner(services, 'browser', async () => 'x')).resolves.toBe('browser')
    expect([services.holdRuntime.mock.calls.length, services.betweenScreens.mock.calls.length]).toEqual([0, 0])
  })
})
