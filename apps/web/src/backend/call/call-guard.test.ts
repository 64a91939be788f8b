import { describe, expect, it, vi } from 'vitest'
import { deviceToken } from '../session/device-token'
import { createCallGuard } from './call-guard'

function guardOf(token: string | null) {
  const refuse = vi.fn<(token: string) => void>()
  const onMaintenance = vi.fn()
  return { guard: createCallGuard({ session: { token: () => token, refuse }, onMaintenance }), refuse, onMaintenance }
}

const answer = (status: number, body: unknown) => Response.json(body, { status })

describe('calls of the page', () => {
  it('carry the token of whoever is signed in (API-01), and nothing for a guest', () => {
    expect(guardOf('abc').guard.headers()).toEqual({ authorization: 'Bearer abc' })
    expect(guardOf(null).guard.headers()).toEqual({})
  })

  it('never carry a session of this device to a server (OP-09)', () => {
    expect(guardOf(deviceToken('abc')).guard.headers()).toEqual({})
  })

  it('give up a token that was refused, and say so (ER-01)', async () => {
    const { guard, refuse } = guardOf('abc')
    const error = await guard.failure(answer(401, { message: 'No.', code: 'authentication_required' }), 'Bearer abc')
    expect(error).toMatchObject({ code: 'authentication_required', message: 'Authentication required' })
    expect(refuse).toHaveBeenCalledWith('abc')
  })

  it('keep a token that the refused call did not carry (OP-12)', async () => {
    const { guard, refuse } = guardOf('abc')
    expect((await guard.failure(answer(401, {}), null)).message).toBe('Authentication required')
    expect(refuse).not.toHaveBeenCalled()
  })

  it('keep the token through every other failure', async () => {
    const { guard, refuse } = guardOf('abc')
    for (const status of [403, 422, 429, 500, 503]) await guard.failure(answer(status, {}), 'Bearer abc')
    expect(refuse).not.toHaveBeenCalled()
  })

  it('notice that the site is closed (OP-15), which an outage is not', async () => {
    const { guard, onMaintenance } = guardOf(null)
    await guard.failure(answer(503, { code: 'unavailable', message: '' }), null)
    expect(onMaintenance).not.toHaveBeenCalled()
    await guard.failure(answer(503, { code: 'maintenance', message: "We'll be right back." }), null)
    expect(onMaintenance).toHaveBeenCalledOnce()
  })
})
