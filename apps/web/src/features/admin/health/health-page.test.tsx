import { afterEach, expect, it, vi } from 'vitest'
import { accessOver, renderAdmin } from '../testing/render-admin'
import type { ServerHealth } from './health-answers'
import { HealthPage } from './health-page'
import { durationText } from './server-panel'

const AT = '2026-03-03T12:00:00.000Z'
const HEALTH: ServerHealth = {
  status: 'degraded',
  database: 'up',
  version: '1.2.3',
  uptimeSeconds: 7_200,
  jobs: [
    { name: 'send-outbox', state: 'idle', lastStartedAt: AT, lastSucceededAt: AT },
    { name: 'some-new-job', state: 'failed', lastStartedAt: AT, lastSucceededAt: null },
  ],
  sources: [],
  pageHeads: null,
}
const data = (backup: { latestAt: string | null } | null) => ({
  health: { disk: { freeBytes: 5 * 1024 ** 3, totalBytes: 20 * 1024 ** 3 }, backup },
})

let page: Awaited<ReturnType<typeof renderAdmin>>
afterEach(() => page.remove())

async function open(
  backup: { latestAt: string | null } | null,
  get = vi.fn(async () => ({ data: HEALTH })),
  getAttention = vi.fn(async () => ({ data: data(backup) })),
) {
  const calls = { admin: { health: { get }, attention: { get: getAttention } } }
  page = await renderAdmin('/admin/health', <HealthPage />, calls)
  await page.until(() => expect(page.text()).toContain('Last backup'))
}

it('shows failed jobs first, in words where it has some', async () => {
  await open({ latestAt: null })
  const rows = [...page.element.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
  expect(rows[0]).toMatch(/^some-new-jobFailed.*Never$/)
  expect(rows[1]).toContain('Sends queued emails')
  expect(page.text()).toContain('The database or a job has a problem.')
  // Nothing in it takes the focus, so that keys scroll it only if it does itself.
  expect(page.find('section[aria-label="Background jobs"]').getAttribute('tabindex')).toBe('0')
})

it('tells no backup from backups it cannot see', async () => {
  await open({ latestAt: null })
  expect(page.text()).toContain('Last backupNone yet')
  expect(page.text()).toContain('5.0 of 20 GB')
  await page.remove()
  await open(null)
  expect(page.text()).toContain('Last backupUnknown')
  expect(page.text()).toContain('PostgreSQL’s own tools')
})

it('reads both again on demand', async () => {
  const get = vi.fn(async () => ({ data: HEALTH }))
  const getAttention = vi.fn(async () => ({ data: data(null) }))
  await open({ latestAt: AT }, get, getAttention)
  const before = [get.mock.calls.length, getAttention.mock.calls.length]
  await page.click(page.button('Refresh'))
  expect([get.mock.calls.length, getAttention.mock.calls.length]).toEqual(before.map((count) => count + 1))
})

it('takes down what it no longer knows when a later reading fails, and says so once', async () => {
  const get = vi.fn(async () => ({ data: HEALTH }))
  const getAttention = vi.fn(async () => ({ data: data(null) }))
  await open({ latestAt: AT }, get, getAttention)
  get.mockRejectedValue(new Error('away'))
  await page.click(page.button('Refresh'))
  await page.until(() => expect(page.text()).toContain('Couldn’t load the status of the server and its jobs'))
  expect(page.text()).not.toMatch(/Connected|Background jobs/)
  expect(page.text()).toContain('Last backup')
  expect(page.element.querySelectorAll('[role=alert]')).toHaveLength(1)

  getAttention.mockRejectedValue(new Error('away'))
  await page.click(page.button('Refresh'))
  await page.until(() => expect(page.text()).toContain('Couldn’t load the health of the site'))
  expect(page.element.querySelectorAll('[role=alert]')).toHaveLength(1)
})

it('says nothing of backups, jobs and a server on a device, which has none (OP-09)', async () => {
  const backend = { admin: { health: { get: async () => ({ data: { ...HEALTH, status: 'ok', jobs: [] } }) } } }
  page = await renderAdmin('/admin/health', <HealthPage />, backend, accessOver(backend, true))
  await page.until(() => expect(page.text()).toContain('Version1.2.3'))
  expect(page.text()).not.toMatch(/backup|server|PostgreSQL|Background jobs/i)
})

it.each([
  [40_000, '40 seconds'],
  [7_200_000, '2 hours'],
  [12 * 86_400_000, '12 days'],
])('writes %d ms as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
