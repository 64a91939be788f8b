import { createRouterClient } from '@orpc/server'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { apiKeysRouter } from './ai'
import { router } from './router'

const ID = '00000000-0000-7000-8000-000000000001'

describe('AI keys on a device (OP-09)', () => {
  it('are not available there, not even to administrators', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const { token } = await signInAs(ports, 1, 'admin')
    const context = {
      ...ports,
      ai: null,
      origin: { bearerToken: token, network: '192.0.2.1', userAgent: 'test', guestId: null },
      about: { version: '1.2.3', startedAtMs: world.nowMs },
      isStopping: () => false,
    }
    const { apiKeys } = createRouterClient(router, { context: () => context }).admin
    const calls = [
      apiKeys.list,
      apiKeys.listQuiz,
      apiKeys.listMeme,
      apiKeys.status,
      () => apiKeys.get({ id: ID }),
      () => apiKeys.create({ name: 'Main', keyType: 'quiz', apiKey: 'sk-12345678' }),
      () => apiKeys.update({ id: ID, priority: 2 }),
      () => apiKeys.remove({ id: ID }),
      () => apiKeys.test({ id: ID }),
    ]
    expect(calls).toHaveLength(Object.keys(apiKeysRouter).length)
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ code: 'unavailable', message: 'Not available on this device' })
    }
    expect([
      ...world.store.aiKeys,
      ...(await ports.auditLog.list({ page: 1, pageSize: 9, action: null })).entries,
    ]).toEqual([])
  })
})
