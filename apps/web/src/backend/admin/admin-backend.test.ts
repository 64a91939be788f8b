import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { createListeners } from '@trendverse/domain/primitives/store'
import { describe, expect, it, vi } from 'vitest'
import type { BrowserBackend } from '../runtime/browser-backend'
import type { Runtime } from '../runtime/runtime-state'
import { createAdminBackend } from './admin-backend'

const SERVER = 'server' as unknown as Backend // which of the two is asked is all that counts
const DEVICE = 'device' as unknown as Backend // as above

function open({ token, runtime, found = runtime }: { token: string | null; runtime: Runtime; found?: Runtime }) {
  const session = { token: () => token, refuse: vi.fn<(token: string) => void>(), close: vi.fn<() => void>() }
  let now = runtime
  const device: BrowserBackend = {
    calls: DEVICE,
    startJobs: () => () => undefined,
    offerAdminSetup: async () => 'an offer',
  }
  const runtimes = createListeners()
  const services = {
    runtime: () => now,
    subscribeToRuntime: runtimes.subscribe,
    findServer: async () => undefined,
    call: async <Output>() => {
      now = found
      return undefined as Output // nobody looks at the settings
    },
  }
  const change = (next: Runtime) => {
    now = next
    runtimes.notify()
  }
  const backend = createAdminBackend({ session, services, server: SERVER, loadDevice: async () => device })
  return { session, backend, change }
}

describe('who answers administrators (OP-09)', () => {
  it.each([
    ['a server’s session is the server’s, also while it is away', 'abc', 'browser', SERVER],
    ['a session of this device is its own', 'device-abc', 'server', DEVICE],
    ['whoever has none asks who answers the page: a server', null, 'server', SERVER],
    ['whoever has none asks who answers the page: this device', null, 'browser', DEVICE],
  ] as const)('%s', async (_, token, runtime, answered) => {
    const { backend } = open({ token, runtime })
    expect(await backend.call(async (calls) => calls)).toBe(answered)
    expect(backend.isOnDevice()).toBe(answered === DEVICE)
  })

  it.each([
    ['device-abc', 'server', true],
    ['device-abc', 'browser', false],
    ['abc', 'server', false],
    [null, 'server', false],
  ] as const)('ends a session of this device before a server that is there: %s, %s', async (token, found, isEnded) => {
    const { backend, session } = open({ token, runtime: 'server', found })
    await backend.settle()
    expect(session.close).toHaveBeenCalledTimes(isEnded ? 1 : 0)
  })

  it.each([
    ['device-abc', 'server', true],
    ['device-abc', 'browser', false],
    ['abc', 'server', false],
  ] as const)('ends a session of this device when a server comes back: %s, %s', (token, next, isEnded) => {
    const { backend, session, change } = open({ token, runtime: next === 'server' ? 'browser' : 'server' })
    const stop = backend.watch()
    expect(session.close).not.toHaveBeenCalled()
    change(next)
    expect(session.close).toHaveBeenCalledTimes(isEnded ? 1 : 0)
    stop()
    change(next)
    expect(session.close).toHaveBeenCalledTimes(isEnded ? 1 : 0)
  })

  it.each([
    [null, 'browser', 'an offer'],
    [null, 'server', null],
    ['abc', 'browser', null],
  ] as const)(
    'offers to make the first administrator where no server is found: %s, %s',
    async (token, found, offer) => {
      expect(await open({ token, runtime: 'server', found }).backend.offerSetup()).toBe(offer)
    },
  )

  it('ends a session of this device that is refused', async () => {
    const { backend, session } = open({ token: 'device-abc', runtime: 'browser' })
    const refusal = new AppError('authentication_required', 'Authentication required')
    await expect(backend.call(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(session.refuse).toHaveBeenCalledExactlyOnceWith('device-abc')
  })
})
