import { AppError } from '@trendverse/domain/primitives/app-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../components/overlays/notify'
import { teachDialogs } from '../../../test-support/dialogs'
import { accessOver, renderAdmin } from '../testing/render-admin'
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
  lastCalls: [
    { model: 'gpt-4o', at: '2026-05-02T00:00:00.000Z', succeeded: true, words: 'It answered.' },
    { model: 'dall-e-3', at: '2026-05-01T00:00:00.000Z', succeeded: false, words: 'There is no such model.' },
  ],
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
    for (const words of ['23 of 50 waiting', '97.5%', '1.3 s', 'Open', 'No keys yet']) expect(text()).toContain(words)
  })

  it.each([
    [[], 'There are no keys yet.'],
    [[false, false], 'No key is in use: the built-in generator makes everything.'],
    [[true, false], 'All good: queues are short and every key in use responds.'],
  ] as const)('says how a pool is that needs nothing, with keys available: %j', async (available, words) => {
    const key = { name: 'A', active: 0, maxConcurrent: 1, health: 100, restsUntil: null, breaker: 'closed' } as const
    const keys = available.map((isAvailable, n) => ({ ...key, id: `k${n}`, available: isAvailable }))
    const status = async () => ({ data: { types: [{ keyType: 'quiz', waiting: 0, capacity: 50, keys }], advice: [] } })
    page = await renderAdmin('/admin/api-keys', <AiKeysPage />, {
      admin: { apiKeys: { list: async () => ({ data: [KEY] }), status, update, test } },
    })
    const { text, until } = page
    await until(() => expect(text()).toContain(words))
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

  it('goes to a choice that the server refuses, as to a field', async () => {
    update.mockRejectedValue(new AppError('invalid_input', 'Check the fields.', { fields: { status: 'Not now.' } }))
    const { choose, click, find, until, button } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog select')).toHaveProperty('value', 'active'))
    await choose(find('dialog select'), 'inactive')
    await click(button('Save'))
    await until(() => expect(document.activeElement).toBe(find('dialog select')))
    const noted = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(' ')
    expect(noted.map((id) => document.getElementById(id)?.textContent)).toContain('Not now.')
  })

  it('says at the field what the server refuses of it', async () => {
    const message = 'Someone else has changed this. It is now 3.'
    update.mockRejectedValue(new AppError('conflict', 'Meanwhile.', { fields: { priority: message } }))
    const { find, type, click, button, until, text } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog input[name=priority]')).toHaveProperty('value', '1'))
    await type(find('dialog input[name=priority]'), '4')
    await click(button('Save'))
    await until(() => expect(text()).toContain(message))
    expect(find('dialog input[name=priority]').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(find('dialog input[name=priority]'))
  })

  it('says at a field of numbers that it cannot be read, and sends nothing', async () => {
    const { find, type, click, button, until } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog input[name=priority]')).toHaveProperty('value', '1'))
    const field = find('dialog input[name=dailyLimit]')
    // Browsers keep what cannot be read, and say that there is nothing.
    await type(field, '')
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
    await click(button('Save'))
    expect(update).not.toHaveBeenCalled()
    expect(field.closest('.grid')?.textContent).toContain('Enter a number.')
    expect(document.activeElement).toBe(field)
    Object.defineProperty(field, 'validity', { value: { badInput: false }, configurable: true })
    update.mockResolvedValue({ data: KEY })
    await type(field, '7')
    await click(button('Save'))
    expect(update).toHaveBeenCalledWith({ id: 'k1', dailyLimit: 7, expected: { dailyLimit: KEY.dailyLimit } })
  })

  it('keeps what was typed when the connection breaks', async () => {
    update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { find, type, click, button, until, text } = await open('/admin/api-keys?open=k1')
    await until(() => expect(find('dialog input[name=priority]')).toHaveProperty('value', '1'))
    await type(find('dialog input[name=priority]'), '4')
    await click(button('Save'))
    await until(() => expect(text()).toContain('Something went wrong. Please try again.'))
    expect(find('dialog input[name=priority]')).toHaveProperty('value', '4')
  })

  it('says in words what happened last with each model (OP-89)', async () => {
    const { until, text } = await open('/admin/api-keys?open=k1')
    await until(() => expect(text()).toContain('What happened last'))
    for (const words of ['gpt-4o', 'It answered.', 'dall-e-3', 'There is no such model.']) {
      expect(text()).toContain(words)
    }
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

it('are not available on a device alone (OP-09)', async () => {
  const on = await renderAdmin('/admin/api-keys', <AiKeysPage />, {}, accessOver({}, true))
  expect(on.text()).toContain('Not available on this device')
  await on.remove()
})
