import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it, vi } from 'vitest'
import type { BackendMode } from '../../backend/select-backend'
import { callHome } from './call-home'

function servicesIn(mode: BackendMode, call: () => Promise<unknown>) {
  const state = { mode }
  return {
    state,
    mode: () => state.mode,
    call: vi.fn(call) as never,
    holdMode: vi.fn<() => void>(),
    betweenScreens: vi.fn<() => void>(),
  }
}

describe('callHome', () => {
  it('calls the home of the attempt, which keeps the mode meanwhile (OP-09)', async () => {
    const services = servicesIn('server', async () => 'there')
    await expect(callHome(services, 'server', async () => 'x')).resolves.toBe('there')
    expect(services.holdMode).toHaveBeenCalledOnce()
  })

  it('never asks the device about an attempt of the server, and lets the server take over when it is back', async () => {
    const services = servicesIn('browser', async () => 'there')
    await expect(callHome(services, 'server', async () => 'x')).rejects.toMatchObject({ retryable: true })
    expect(services.call).not.toHaveBeenCalled()
    expect(services.betweenScreens).toHaveBeenCalledOnce()
  })

  it('waits when the device stepped in during the call: its refusal means nothing', async () => {
    const services = servicesIn('server', async () => {
      services.state.mode = 'browser'
      throw new AppError('not_found', 'x')
    })
    await expect(callHome(services, 'server', async () => 'x')).rejects.toMatchObject({
      code: 'unavailable',
      retryable: true,
    })
  })

  it("hands on the home's own refusal", async () => {
    const services = servicesIn('server', async () => Promise.reject(new AppError('conflict', 'x')))
    await expect(callHome(services, 'server', async () => 'x')).rejects.toMatchObject({ code: 'conflict' })
  })
})
