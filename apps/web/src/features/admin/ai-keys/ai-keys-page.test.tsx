import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { renderAdmin } from '../testing/render-admin'
import { AiKeysPage } from './ai-keys-page'
import type { ApiKey, PoolStatus } from './api-key'

vi.mock('../../../components/overlays/notify')

const KEY: ApiKey = {
  id: 'k1',
  name: 'Main',
  apiKey: '••••cdef',
  provider: 'OpenAI',
  keyType: 'quiz',
  status: 'active',
  priority: 1,
  dailyLimit: 1_000,
  monthlyLimit: 20_000,
  usageToday: 12,
  usageThisMonth: 40,
  errorCount: 1,
  lastUsed: null,
  maxConcurrent: 3,
  avgResponseTime: 1_250,
  successRate: 97.5,
  errorRate: 2.5,
  health: 60,
  breaker: 'open',
  createdAt: '2026-05-01T00:00:00.000Z',
}
const POOL: PoolStatus = {
  types: [
    { keyType: 'quiz', waiting: 23, capacity: 50, keys: [] },
    { keyType: 'meme', waiting: 0, capacity: 50, keys: [] },
  ],
  advice: [{ kind: 'long_queue', keyType: 'quiz', message: 'Add a key for quizzes.' }],
}

const update = vi.fn<(input: object) => Promise<unknown>>()
const test = vi.fn<(input: object) => Promise<unknown>>()
let page: Awaited<ReturnType<typeof renderAdmin>> | undefined

async function open(path: string) {
  const apiKeys = { list: async () => ({ data: [KEY] }), status: async () => ({ data: POOL }), update, test }
  page = await renderAdmin(path, <AiKeysPage />, { admin: { apiKeys } })
  const opened = page
  await opened.until(() => expect(opened.text()).toContain('Add a key for quizzes.'))
  return opened
}

beforeEach(teachDialogs)
afterEach(async () => {
  await page?.remove()
  vi.clearAllMocks()
})

describe('AI keys', () => {
  it('shows advice, queues and every key with its figures', async () => {
    const { text, until } = await open('/admin/api-keys')
    await until(() => expect(text()).toContain('12 of 1000'))
    for (const words of ['23 of 50 waiting', '97.5%', '1.3 s', 'Open', 'There is no key'])
      expect(text()).toContain(words)
  })

  it('sends what was changed, with what was seen, and takes it back', async () => {
    update.mockResolvedValue({ data: KEY })
    const { find, type, click, button, until } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog input[name=priority]')).toHaveProperty('value', '1'))
    expect(find('dialog input[name=apiKey]')).toHaveProperty('value', '••••cdef')
    await type(find('dialog input[name=priority]'), '4')
    await click(button('Save'))
    expect(update).toHaveBeenLastCalledWith({ id: 'k1', priority: 4, expected: { priority: 1 } })
    const undo = vi.mocked(notify).mock.calls.at(-1)?.[2]
    undo?.run()
    await until(() => expect(update).toHaveBeenLastCalledWith({ id: 'k1', priority: 1, expected: { priority: 4 } }))
  })

  it('says at the field what the server refuses of it', async () => {
    const message = 'Somebody else changed this: it is now 3.'
    update.mockRejectedValue(new AppError('conflict', 'Meanwhile.', { fields: { priority: message } }))
    const { find, type, click, button, until, text } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog input[name=priority]')).toHaveProperty('value', '1'))
    await type(find('dialog input[name=priority]'), '4')
    await click(button('Save'))
    await until(() => expect(text()).toContain(message))
    expect(find('dialog input[name=priority]').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows in place what came of a test', async () => {
    const { click, button, until, text } = await open('/admin/api-keys?open=k1')
    await until(() => button('Test this key'))
    test.mockResolvedValueOnce({ data: { model: 'small', responseTime: 420 }, message: '' })
    await click(button('Test this key'))
    await until(() => expect(text()).toContain('small answered in 420 ms'))
    test.mockRejectedValueOnce(new AppError('ai_failed', 'Invalid API key'))
    await click(button('Test this key'))
    await until(() => expect(text()).toContain('Invalid API key'))
  })
})
