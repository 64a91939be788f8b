import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDeviceJobs } from './device-jobs'
import { SERVER_OF_DEVICE, simulatedMail } from './simulated-mail'

const BODY = JSON.stringify({ html: '<p>Hello</p>', text: 'Hello', headers: {}, replyTo: null })
const MINUTE_MS = 60_000

function world(chance = 0.5) {
  const storage = memoryStorage()
  const delivered: string[] = []
  const errors: string[] = []
  const silent = () => undefined
  const ports = {
    ...storage,
    fallbackMailServer: SERVER_OF_DEVICE,
    mailTransport: simulatedMail({
      mailbox: { deliver: async (id) => void delivered.push(id) },
      pause: (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      chance: () => chance,
    }),
    secretBox: { open: async (text: string) => text },
    events: {
      accountChanged: async () => undefined,
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
    clock: { nowMs: () => Date.now() },
    startTimer: (ms: number, ring: () => void) => {
      const timer = setTimeout(ring, ms)
      return () => clearTimeout(timer)
    },
    random: { bytes: (count: number) => new Uint8Array(count) },
    log: { info: silent, warn: silent, error: (_: unknown, message: string) => void errors.push(message) },
  }
  const queue = (n: number) =>
    storage.mails.add([
      {
        id: `00000000-0000-7000-8000-00000000000${n}`,
        idempotencyKey: `key ${n}`,
        type: 'welcome',
        to: 'a@example.org',
        subject: `Mail ${n}`,
        sealedBody: BODY,
        userId: null,
        createdAtMs: Date.now(),
        expiresAtMs: Date.now() + 60 * MINUTE_MS,
      },
    ])
  return { storage, ports, delivered, errors, queue }
}

describe('what a device does beside its calls', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(Date.UTC(2026, 2, 3, 12))
  })
  afterEach(() => vi.useRealTimers())

  it('sends a mail a second after it was queued', async () => {
    const { ports, delivered, queue } = world()
    const jobs = startDeviceJobs(ports)
    await vi.advanceTimersByTimeAsync(0)
    await queue(1)
    jobs.wakeSending()
    await vi.advanceTimersByTimeAsync(999)
    expect(delivered).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(delivered).toHaveLength(1)
    jobs.stop()
  })

  it('sends what is queued while it is sending, without waiting for the next round', async () => {
    const { ports, delivered, queue } = world()
    await queue(1)
    const jobs = startDeviceJobs(ports)
    await vi.advanceTimersByTimeAsync(500)
    await queue(2)
    jobs.wakeSending()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(delivered).toHaveLength(2)
    jobs.stop()
  })

  it('tries again what failed', async () => {
    const { ports, storage, delivered, queue } = world(0)
    await queue(1)
    const jobs = startDeviceJobs(ports)
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(delivered).toHaveLength(0)
    expect((await storage.mails.list({ page: 1, pageSize: 9 })).mails[0]).toMatchObject({ status: 'failed', tries: 3 })
    jobs.stop()
  })

  it('deletes expired tokens at the start and every five minutes (VT-05)', async () => {
    const { ports, storage } = world()
    const token = {
      kind: 'admin_setup' as const,
      userId: null,
      email: '',
      createdAtMs: 0,
      expiresAtMs: Date.now() + MINUTE_MS,
      usedAtMs: null,
    }
    await storage.accountTokens.add({ ...token, expiresAtMs: Date.now() }, 'old')
    await storage.accountTokens.add(token, 'young')
    const jobs = startDeviceJobs(ports)
    await vi.advanceTimersByTimeAsync(0)
    expect(await storage.accountTokens.find('admin_setup', 'old')).toBeNull()
    expect(await storage.accountTokens.find('admin_setup', 'young')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
    expect(await storage.accountTokens.find('admin_setup', 'young')).toBeNull()
    jobs.stop()
  })

  it('looks for overdue identity checks at the start and every 30 s (KY-05), whatever else fails', async () => {
    const { ports, errors } = world()
    const listOverdue = vi.fn<typeof ports.kyc.listOverdue>(() => Promise.reject(new Error('full')))
    const jobs = startDeviceJobs({ ...ports, kyc: { ...ports.kyc, listOverdue } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(listOverdue).toHaveBeenCalledTimes(3)
    expect(errors).toHaveLength(3)
    jobs.stop()
  })

  it('does nothing any more once it is stopped', async () => {
    const { ports, delivered, queue } = world()
    const jobs = startDeviceJobs(ports)
    await vi.advanceTimersByTimeAsync(0)
    jobs.stop()
    await queue(1)
    jobs.wakeSending()
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(delivered).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
